import { Button } from './button.tsx';
import { StillTrying } from './still-trying.tsx';

interface FormActionsProps {
  /** What saving is called: 'Create Session'. */
  saveText: string;
  savingText: string;
  isSaving: boolean;
  /** What is saved takes something away: the button warns in red. */
  destructive?: boolean | undefined;
  /** No Cancel without it. */
  onCancel?: (() => void) | undefined;
}

/** Cancel and save at the foot of a form; on a phone one above the other, save first. */
export function FormActions({ saveText, savingText, isSaving, destructive, onCancel }: FormActionsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
      <StillTrying isSaving={isSaving} />
      {onCancel && (
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Button
        type="submit"
        variant={destructive ? 'danger' : 'primary'}
        pending={isSaving}
        pendingText={savingText}
      >
        {saveText}
      </Button>
    </div>
  );
}
