import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { AssessmentForm } from './assessment-form.tsx';

interface AssessmentFormDialogProps {
  open: boolean;
  assessment?: Assessment | undefined;
  clientId?: number | undefined;
  onClose: () => void;
  onSaved: (assessment: Assessment) => void;
}

/** The assessment form in a dialog. */
export function AssessmentFormDialog({ open, onClose, onSaved, ...start }: AssessmentFormDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={start.assessment ? 'Edit Assessment' : 'New Assessment'}
      width="lg"
    >
      {({ onCancel, onDirtyChange }) => (
        <AssessmentForm {...start} onSaved={onSaved} onCancel={onCancel} onDirtyChange={onDirtyChange} />
      )}
    </FormDialog>
  );
}
