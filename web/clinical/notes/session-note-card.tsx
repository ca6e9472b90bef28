import { useRef } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { NextChildLink } from '#web/caseload/sessions/next-child-link.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { CopyNoteButton } from './copy-note-button.tsx';
import { EarlierNotes } from './earlier-notes.tsx';
import { LeftOfSignedNote } from './left-note-card.tsx';
import { useNoteOfSession } from './note-queries.ts';
import { SessionNoteEditor } from './session-note-editor.tsx';

/** The note of a session: Ctrl or ⌘ Enter moves on to the next child of the day. */
export function SessionNoteCard({ session }: { session: Session }) {
  const note = useNoteOfSession(session.id);
  if (note.data?.state === 'signed' || note.data?.state === 'withdrawn') {
    return (
      <div className="grid gap-5">
        <SignedNoteCard session={session} note={note.data} />
        <LeftOfSignedNote session={session} note={note.data} />
      </div>
    );
  }
  if (note.data) return <NoteCard session={session} note={note.data} />;
  return (
    <Card>
      <CardHeader title="Notes" />
      <CardBody className="pt-3 pb-4">
        <WhenLoaded query={note} loadingLabel="Loading note" placeholders={3}>
          {() => null}
        </WhenLoaded>
      </CardBody>
    </Card>
  );
}

interface NoteCardProps {
  session: Session;
  note: NoteOfSession;
}

function NoteCard({ session, note }: NoteCardProps) {
  const next = useRef<HTMLAnchorElement>(null);

  function handleFinish(): void {
    if (next.current) next.current.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  return (
    <Card>
      <CardHeader
        title="Notes"
        actions={
          <>
            {note.state === 'draft' && note.version > 1 && <Badge variant="info">Correction</Badge>}
            {session.groupId !== null && <CopyNoteButton session={session} note={note} />}
          </>
        }
      />
      <CardBody className="pt-3 pb-4">
        <SessionNoteEditor session={session} note={note} onFinish={handleFinish} />
        <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <EarlierNotes sessionId={session.id} updatedAt={note.updatedAt} />
          <NextChildLink session={session} ref={next} />
        </div>
      </CardBody>
    </Card>
  );
}

/** The text of a signed note; the note's page has everything that was signed. */
function SignedNoteCard({ session: { id }, note: { notes, state } }: NoteCardProps) {
  const badge =
    state === 'signed' ? <Badge variant="success">Signed</Badge> : <Badge variant="danger">Withdrawn</Badge>;
  return (
    <Card>
      <CardHeader title="Notes" actions={badge} />
      <CardBody className="flex flex-col items-start gap-4 pt-3 pb-4 text-sm">
        {notes !== null && <p className="whitespace-pre-wrap break-words">{notes}</p>}
        <ButtonLink to={`/sessions/${id}/note`} variant="secondary">
          Open the Signed Note
        </ButtonLink>
      </CardBody>
    </Card>
  );
}
