import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { PhraseForm, type PhraseFormStart } from './phrase-form.tsx';

interface PhraseFormDialogProps {
  /** What the form begins with; closed without. */
  start: PhraseFormStart | undefined;
  onClose: () => void;
}

/** The form of a phrase over the page it was opened from. */
export function PhraseFormDialog({ start, onClose }: PhraseFormDialogProps) {
  return (
    <FormDialog
      open={start !== undefined}
      onClose={onClose}
      title={start?.phrase ? 'Edit Phrase' : 'New Phrase'}
    >
      {({ onCancel, close, onDirtyChange }) => (
        <PhraseForm start={start ?? {}} onSaved={close} onCancel={onCancel} onDirtyChange={onDirtyChange} />
      )}
    </FormDialog>
  );
}
