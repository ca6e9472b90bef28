import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { SlowSaveNotice } from './slow-save-notice.tsx';

interface FormActionsProps {
  /** The label of the save button: 'Create Session'. */
  saveText: string;
  savingText: string;
  isSaving: boolean;
  /** Marks saving as destructive, with a red button. */
  destructive?: boolean | undefined;
  /** If omitted, there is no Cancel button. */
  onCancel?: (() => void) | undefined;
  /** Another way to save, before the save button. */
  children?: ReactNode;
}

/** Cancel and save at the end of a form; stacked on a phone, save first. */
export function FormActions({
  saveText,
  savingText,
  isSaving,
  destructive,
  onCancel,
  children,
}: FormActionsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
      <SlowSaveNotice isSaving={isSaving} />
      {onCancel && (
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      )}
      {children}
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
