import { useState } from 'react';
import type { Session } from '#domain/sessions/session.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DiscardQuestion } from '#web/ui/unsaved-changes.tsx';
import { SessionForm } from './session-form.tsx';
import type { SessionFormStart } from './session-form-values.ts';

interface SessionFormDialogProps extends SessionFormStart {
  open: boolean;
  onClose: () => void;
  onSaved: (session: Session) => void;
}

/** The session form over the page it was opened from; closing asks first when something was typed. */
export function SessionFormDialog({ open, onClose, onSaved, ...start }: SessionFormDialogProps) {
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
        title={start.session ? 'Edit Session' : 'Schedule Session'}
        width="lg"
      >
        <SessionForm {...start} onSaved={onSaved} onCancel={handleClose} onDirtyChange={setDirty} />
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
