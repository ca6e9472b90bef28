import type { RefObject } from 'react';
import { Link } from 'react-router';
import { formatDate, formatTime } from '#domain/dates.ts';
import type { Session } from '#domain/sessions/session.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { SessionNoteEditor } from '#web/sessions/session-note-editor.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Dialog } from '#web/ui/dialog.tsx';

export interface SessionNoteDialogProps {
  session: Session;
  clientName: string;
  /** Takes the focus afterwards when what opened the dialog is gone by then. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
}

/** The note of a session over the page, saved as it is typed: there is nothing to confirm. */
export function SessionNoteDialog({ session, clientName, fallbackFocus, onClose }: SessionNoteDialogProps) {
  const timeZone = useTimeZone();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      fallbackFocus={fallbackFocus}
      title="Session Notes"
      description={`${clientName}, ${formatDate(session.date, timeZone)}, ${formatTime(session.date, timeZone)}`}
      footer={
        <>
          <Link to={`/sessions/${session.id}`} className={buttonStyles({ variant: 'secondary' })}>
            Open session
          </Link>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <SessionNoteEditor session={session} hideLabel onFinish={onClose} />
    </Dialog>
  );
}
