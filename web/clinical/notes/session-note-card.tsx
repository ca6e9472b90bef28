import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { NextChildLink } from '#web/caseload/sessions/next-child-link.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { CopyNoteButton } from './copy-note-button.tsx';
import { EarlierNotes } from './earlier-notes.tsx';
import { useNoteOfSession } from './note-queries.ts';
import { noteText } from './note-text.ts';
import { SavedLine } from './saved-line.tsx';
import { useNoteDraft } from './use-note-draft.ts';

/** The text of a session's note, to read. It is written on the note page, which the card links to. */
export function SessionNoteCard({ session }: { session: Session }) {
  const note = useNoteOfSession(session.id);
  const isFinal = note.data?.state === 'signed' || note.data?.state === 'withdrawn';
  return (
    <Card>
      <CardHeader title="Notes" actions={note.data && <NoteBadge note={note.data} />} />
      <CardBody className="flex flex-col items-start gap-4 pt-3 pb-4">
        <WhenLoaded query={note} loadingLabel="Loading note" placeholders={3}>
          {(known) =>
            isFinal ? (
              <>
                <NoteText text={noteText(known)} />
                <ButtonLink to={`/sessions/${session.id}/note`} variant="secondary">
                  Open the Signed Note
                </ButtonLink>
              </>
            ) : (
              <OpenNote session={session} note={known} />
            )
          }
        </WhenLoaded>
      </CardBody>
    </Card>
  );
}

function NoteBadge({ note: { state, version } }: { note: NoteOfSession }) {
  if (state === 'signed') return <Badge variant="success">Signed</Badge>;
  if (state === 'withdrawn') return <Badge variant="danger">Withdrawn</Badge>;
  return state === 'draft' && version > 1 && <Badge variant="info">Correction</Badge>;
}

/** A note that is not signed, with what was typed on this device and is not on the server yet. */
function OpenNote({ session, note }: { session: Session; note: NoteOfSession }) {
  const { content, status } = useNoteDraft(note).state;
  const text = noteText(content);
  const isBegun = text !== '' || note.state === 'draft';
  return (
    <>
      <NoteText text={text} />
      {text === '' && <p className="text-ink-muted text-sm">{isBegun ? 'No text yet' : 'No note yet'}</p>}
      {status !== 'clean' && <SavedLine status={status} />}
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        <ButtonLink to={`/sessions/${session.id}/note`} className="max-sm:w-full">
          {isBegun ? 'Open the Note' : 'Write the Note'}
        </ButtonLink>
        <NextChildLink session={session} />
        {session.groupId !== null && <CopyNoteButton session={session} note={note} />}
      </div>
      <EarlierNotes sessionId={session.id} updatedAt={note.updatedAt} />
    </>
  );
}

function NoteText({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap wrap-anywhere text-sm empty:hidden">{text}</p>;
}
