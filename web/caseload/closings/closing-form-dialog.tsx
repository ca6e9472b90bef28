import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { ClosingForm, type ClosingFormStart } from './closing-form.tsx';

interface ClosingFormDialogProps {
  /** What the form begins with; closed without. */
  start: ClosingFormStart | undefined;
  onClose: () => void;
}

/** The form of a closing over the page it was opened from. */
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
