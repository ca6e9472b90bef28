import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { NoteAsItReads } from './note-as-it-reads.tsx';
import { useSignedNote } from './signed-session-note.ts';
import { SignedTexts } from './signed-texts.tsx';

interface SignedNoteProps {
  session: Session;
  note: Pick<NoteOfSession, 'state' | 'updatedAt'>;
}

/** What was signed of a session, to read, and the acts after it. */
export function SignedNote({ session, note }: SignedNoteProps) {
  return (
    <SignedTexts
      record={useSignedNote(session, note.updatedAt)}
      state={note.state}
      asItReads={(version) => version.kind === 'session-note' && <NoteAsItReads note={version} />}
    />
  );
}
