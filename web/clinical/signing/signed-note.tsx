import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteOfSession } from '#domain/clinical/notes/note-of-session.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { NoteAsItReads } from './note-as-it-reads.tsx';
import { bothLoaded, useReviews } from './review-queries.ts';
import { SignedVersions } from './signed-versions.tsx';
import { useAddAddendum, useCorrectNote, useSignedTexts, useWithdrawNote } from './signing-queries.ts';

interface SignedNoteProps {
  session: Session;
  note: Pick<NoteOfSession, 'state' | 'updatedAt'>;
}

/** What was signed of a session, to read: the version that counts, what was added, earlier versions; and the acts after it. */
export function SignedNote({ session, note }: SignedNoteProps) {
  const texts = useSignedTexts(session.id);
  const reviews = useReviews({ sessionId: session.id });
  const addendum = useAddAddendum(session);
  const correct = useCorrectNote(session, note);
  const withdraw = useWithdrawNote(session, note);
  return (
    <WhenLoaded query={bothLoaded(texts, reviews)} loadingLabel="Loading note" placeholders={3}>
      {([signed, reviewed]) => (
        <SignedVersions
          noun="note"
          texts={signed}
          reviews={reviewed}
          state={note.state}
          calls={{ addendum, correct, withdraw }}
          asItReads={(version) => version.kind === 'session-note' && <NoteAsItReads note={version} />}
        />
      )}
    </WhenLoaded>
  );
}
