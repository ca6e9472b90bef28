import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { ClosingYearForm } from './closing-year-form.tsx';

interface ClosingYearDialogProps {
  open: boolean;
  /** The school or district that the form begins with; undefined is the practice. */
  organizationId: number | undefined;
  onClose: () => void;
}

/** The form for the closings of a school year in a dialog. */
export function ClosingYearDialog({ open, organizationId, onClose }: ClosingYearDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Paste a Year of Closings"
      description="A line for each closing, as it stands in a district's calendar."
    >
      {({ onCancel, close, onDirtyChange }) => (
        <ClosingYearForm
          organizationId={organizationId}
          onSaved={close}
          onCancel={onCancel}
          onDirtyChange={onDirtyChange}
        />
      )}
    </FormDialog>
  );
}
