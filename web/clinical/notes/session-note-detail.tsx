import { Link } from 'react-router';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useGroups } from '#web/caseload/groups/group-queries.ts';
import { SignedNote } from '#web/clinical/signing/signed-note.tsx';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { LeftOfSignedNote } from './left-note-card.tsx';
import { NextNote } from './next-note.tsx';
import { NoteEditor } from './note-editor.tsx';
import { NotePdfButton } from './note-pdf-button.tsx';
import { useNoteOfSession } from './note-queries.ts';

/** The facts of a session, the pads of the child's goals, and the text of its note. */
export function SessionNoteDetail({ session }: { session: Session }) {
  const timeZone = useTimeZone();
  const note = useNoteOfSession(session.id);
  const clientName = useClientName();
  const group = useGroups().data?.find(({ id }) => id === session.groupId);
  const facts = [
    `${formatDate(session.date, timeZone)}, ${formatTime(session.date, timeZone)}`,
    sessionTypeLabels[session.type],
    `${session.duration} min`,
    group?.name,
  ];
  return (
    <>
      <PageHeader
        above={<ReturnLink to={`/sessions/${session.id}`} label="Session" />}
        title={
          <Link
            to={`/clients/${session.clientId}?tab=goals`}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {clientName(session.clientId)}
          </Link>
        }
        description={facts.filter(Boolean).join(' · ')}
        actions={note.data && note.data.state !== 'none' && <NotePdfButton session={session} />}
      />
      <WhenLoaded query={note} loadingLabel="Loading note" placeholders={3}>
        {(known) => (
          <>
            {known.state !== 'signed' && known.state !== 'withdrawn' && (
              <NoteEditor session={session} note={known} />
            )}
            {known.state === 'signed' && <NextNote session={session} />}
            {(known.state === 'signed' || known.state === 'withdrawn') && (
              <div className="mb-5 empty:hidden">
                <LeftOfSignedNote session={session} note={known} />
              </div>
            )}
            {(known.state !== 'draft' || known.version > 1) && known.state !== 'none' && (
              <SignedNote session={session} note={known} />
            )}
          </>
        )}
      </WhenLoaded>
    </>
  );
}
