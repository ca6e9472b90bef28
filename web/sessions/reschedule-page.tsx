import { CalendarX } from 'lucide-react';
import { useParams } from 'react-router';
import { formatDate, formatTime } from '#domain/dates.ts';
import type { Session } from '#domain/sessions/session.ts';
import { sessionTypeLabels } from '#domain/sessions/session-words.ts';
import { RequestError } from '#web/api/request.ts';
import { useClientName } from '#web/clients/client-queries.ts';
import { practiceTitle } from '#web/navigation/practice-title.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RecordNotFound } from '#web/ui/record-not-found.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { RescheduleChoice } from './reschedule-choice.tsx';
import { useSessionOfAddress } from './session-queries.ts';

export const meta = practiceTitle('Reschedule');

/** A session that is planned for another time with one click: the free times of this week and the next. */
export default function ReschedulePage() {
  const { id } = useParams();
  const session = useSessionOfAddress(id);
  if (session.data) return <Reschedule key={session.data.id} session={session.data} />;
  if (session.error instanceof RequestError && session.error.status === 404) {
    return <RecordNotFound noun="Session" to="/sessions" icon={CalendarX} />;
  }
  return (
    <>
      <PageHeader title="Reschedule" above={<BackLink to="/sessions">Sessions</BackLink>} />
      <Card>
        {session.isPending ? (
          <div className="p-5">
            <SkeletonRows count={4} label="Loading session" />
          </div>
        ) : (
          <ErrorState message={session.error?.message} onRetry={() => session.refetch()} />
        )}
      </Card>
    </>
  );
}

function Reschedule({ session }: { session: Session }) {
  const timeZone = useTimeZone();
  const clientName = useClientName('Unknown Client');
  return (
    <>
      <PageHeader
        above={<BackLink to={`/sessions/${session.id}`}>Session</BackLink>}
        title="Reschedule"
        description={[
          clientName(session.clientId),
          `${formatDate(session.date, timeZone)}, ${formatTime(session.date, timeZone)}`,
          sessionTypeLabels[session.type],
          `${session.duration} min`,
        ].join(' · ')}
      />
      <RescheduleChoice session={session} />
    </>
  );
}
