import { Link } from 'react-router';
import { formatDate, formatTime } from '#domain/dates.ts';
import type { Session } from '#domain/sessions/session.ts';
import { sessionTypeLabels } from '#domain/sessions/session-words.ts';
import { useClientName } from '#web/clients/client-queries.ts';
import { useGroups } from '#web/groups/group-queries.ts';
import { WayBack } from '#web/navigation/way-back.tsx';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { SessionNoteEditor } from '#web/sessions/session-note-editor.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SessionPads } from './session-pads.tsx';

/** The facts of a session, the pads of the child's goals, and the words of its note. */
export function SessionNoteDetail({ session }: { session: Session }) {
  const timeZone = useTimeZone();
  const clientName = useClientName('Unknown Client');
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
        above={<WayBack to={`/sessions/${session.id}`} label="Session" />}
        title={
          <Link
            to={`/clients/${session.clientId}?tab=goals`}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {clientName(session.clientId)}
          </Link>
        }
        description={facts.filter(Boolean).join(' · ')}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SessionPads session={session} />
        <Card>
          <CardHeader title="Notes" />
          <CardBody className="pt-3 pb-4">
            <SessionNoteEditor session={session} rows={8} hideLabel />
          </CardBody>
        </Card>
      </div>
    </>
  );
}
