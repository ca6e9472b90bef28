import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { NoteView } from './note-view.tsx';
import { useSignedNote } from './signed-session-note.ts';
import { SignedTexts } from './signed-texts.tsx';

interface SignedNoteProps {
  session: Session;
  note: Pick<NoteOfSession, 'state' | 'updatedAt'>;
}

/** The signed texts of a session's note, with the actions after signing. */
export function SignedNote({ session, note }: SignedNoteProps) {
  return (
    <SignedTexts
      record={useSignedNote(session, note.updatedAt)}
      state={note.state}
      renderVersion={(version) => version.kind === 'session-note' && <NoteView note={version} />}
    />
  );
}
