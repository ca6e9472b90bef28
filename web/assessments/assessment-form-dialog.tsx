import { useState } from 'react';
import type { Assessment } from '#domain/assessments/assessment.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DiscardQuestion } from '#web/ui/unsaved-changes.tsx';
import { AssessmentForm } from './assessment-form.tsx';

interface AssessmentFormDialogProps {
  open: boolean;
  assessment?: Assessment | undefined;
  clientId?: number | undefined;
  onClose: () => void;
  onSaved: (assessment: Assessment) => void;
}

/** The assessment form over the page it was opened from; closing asks first when something was typed. */
export function AssessmentFormDialog({ open, onClose, onSaved, ...start }: AssessmentFormDialogProps) {
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);

  function handleClose(): void {
    if (isDirty) setAsking(true);
    else onClose();
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && handleClose()}
        title={start.assessment ? 'Edit Assessment' : 'New Assessment'}
        width="lg"
      >
        <AssessmentForm {...start} onSaved={onSaved} onCancel={handleClose} onDirtyChange={setDirty} />
      </Dialog>
      <DiscardQuestion
        open={isAsking}
        onStay={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          setDirty(false);
          onClose();
        }}
      />
    </>
  );
}
