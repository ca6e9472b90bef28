import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { LeftForAddendum } from '#web/clinical/signing/left-for-addendum.tsx';
import { useSignedNote } from '#web/clinical/signing/signed-session-note.ts';
import { LeftTextCard } from '#web/platform/drafts/left-text-card.tsx';
import { useLeftNote } from './use-left-note.ts';

/** What was typed and recorded on this device for a session that no longer exists. */
export function LeftNoteCard({ sessionId }: { sessionId: number }) {
  const left = useLeftNote(sessionId);
  return (
    <div className="mt-5 empty:hidden">
      {left && <LeftTextCard title="What You Typed in Its Note" left={left} />}
    </div>
  );
}

/** What was typed and recorded on this device for a note before it was signed elsewhere. */
export function LeftOfSignedNote({ session, note }: { session: Session; note: NoteOfSession }) {
  const left = useLeftNote(session.id, note);
  const record = useSignedNote(session, note.updatedAt);
  if (left === undefined) return null;
  return <LeftForAddendum record={record} isWithdrawn={note.state === 'withdrawn'} left={left} />;
}
