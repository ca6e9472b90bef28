import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionFormStart } from '#domain/caseload/sessions/session-form-values.ts';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { SessionForm } from './session-form.tsx';

interface SessionFormDialogProps extends SessionFormStart {
  open: boolean;
  onClose: () => void;
  onSaved: (session: Session) => void;
}

/** The session form in a dialog. */
export function SessionFormDialog({ open, onClose, onSaved, ...start }: SessionFormDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={start.session ? 'Edit Session' : 'Schedule Session'}
      width="lg"
    >
      {({ onCancel, onDirtyChange }) => (
        <SessionForm {...start} onSaved={onSaved} onCancel={onCancel} onDirtyChange={onDirtyChange} />
      )}
    </FormDialog>
  );
}
