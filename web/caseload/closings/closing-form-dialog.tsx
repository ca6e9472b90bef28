import { placesToClose } from '#domain/caseload/closings/closed-places.ts';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { ClosingForm, type ClosingFormStart } from './closing-form.tsx';
import { useOrganizations } from './organization-list.ts';

interface ClosingFormDialogProps {
  /** The form's initial values; undefined closes the dialog. */
  start: ClosingFormStart | undefined;
  onClose: () => void;
}

/** The closing form in a dialog. */
export function ClosingFormDialog({ start, onClose }: ClosingFormDialogProps) {
  const isNew = start !== undefined && !start.closing;
  const { data: organizations = [] } = useOrganizations(isNew);
  const hasSchools = placesToClose(organizations).length > 0;
  return (
    <FormDialog
      open={start !== undefined}
      onClose={onClose}
      title={start?.closing ? 'Edit Closing' : hasSchools ? 'Add Closing' : 'Close the Practice'}
    >
      {({ onCancel, close, onDirtyChange }) => (
        <ClosingForm start={start ?? {}} onSaved={close} onCancel={onCancel} onDirtyChange={onDirtyChange} />
      )}
    </FormDialog>
  );
}
