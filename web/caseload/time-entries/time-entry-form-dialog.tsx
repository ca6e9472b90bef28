import type { TimeEntryFormStart } from '#domain/caseload/time-entries/time-entry-form-values.ts';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { TimeEntryForm } from './time-entry-form.tsx';

interface TimeEntryFormDialogProps {
  /** The form's initial values; undefined closes the dialog. */
  start: TimeEntryFormStart | undefined;
  onClose: () => void;
}

/** The form for time without a child in a dialog. */
export function TimeEntryFormDialog({ start, onClose }: TimeEntryFormDialogProps) {
  return (
    <FormDialog
      open={start !== undefined}
      onClose={onClose}
      title={start?.entry ? 'Edit Time' : 'Add Time'}
      description="Time without a child. Reports count it, and no invoice does."
    >
      {(dialog) => <TimeEntryForm start={start ?? {}} {...dialog} />}
    </FormDialog>
  );
}
