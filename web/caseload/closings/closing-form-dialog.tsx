import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { ClosingForm, type ClosingFormStart } from './closing-form.tsx';

interface ClosingFormDialogProps {
  /** The form's initial values; undefined closes the dialog. */
  start: ClosingFormStart | undefined;
  onClose: () => void;
}

/** The closing form in a dialog. */
export function ClosingFormDialog({ start, onClose }: ClosingFormDialogProps) {
  return (
    <FormDialog
      open={start !== undefined}
      onClose={onClose}
      title={start?.closing ? 'Edit Closing' : 'Close the Practice'}
    >
      {({ onCancel, close, onDirtyChange }) => (
        <ClosingForm start={start ?? {}} onSaved={close} onCancel={onCancel} onDirtyChange={onDirtyChange} />
      )}
    </FormDialog>
  );
}
