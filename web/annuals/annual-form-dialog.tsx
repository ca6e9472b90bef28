import { useState } from 'react';
import type { Annual } from '#domain/annuals/annual.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DiscardQuestion } from '#web/ui/unsaved-changes.tsx';
import { AnnualForm } from './annual-form.tsx';

interface AnnualFormDialogProps {
  open: boolean;
  /** The record to change; none for a new one. */
  annual: Annual | undefined;
  onClose: () => void;
}

/** The form of an annual record over the list; closing asks first when something was typed. */
export function AnnualFormDialog({ open, annual, onClose }: AnnualFormDialogProps) {
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
        title={annual ? 'Edit Annual' : 'Add Annual'}
        width="sm"
      >
        <AnnualForm annual={annual} onSaved={onClose} onCancel={handleClose} onDirtyChange={setDirty} />
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
