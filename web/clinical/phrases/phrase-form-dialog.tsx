import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { PhraseForm, type PhraseFormStart } from './phrase-form.tsx';

interface PhraseFormDialogProps {
  /** The form's initial values; undefined closes the dialog. */
  start: PhraseFormStart | undefined;
  onClose: () => void;
}

/** The dialog with a phrase's form. */
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
