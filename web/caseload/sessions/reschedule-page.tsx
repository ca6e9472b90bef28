import { CalendarX } from 'lucide-react';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { RecordPage } from '#web/platform/ui/record-page.tsx';
import { RescheduleChoice } from './reschedule-choice.tsx';
import { useSessionOfAddress } from './session-queries.ts';

export interface ReschedulePageProps {
  /** The times to choose from for a session that counts toward a mandate. */
  MakeUpChoice: ComponentType<{ session: Session }>;
}

/** The page for rescheduling a session in one click: free times of this week and the next. */
export function ReschedulePage({ MakeUpChoice }: ReschedulePageProps) {
  const { id } = useParams();
  return (
    <RecordPage
      query={useSessionOfAddress(id)}
      noun="Session"
      title="Reschedule"
      to="/sessions"
      icon={CalendarX}
    >
      {(session) => <Reschedule key={session.id} session={session} MakeUpChoice={MakeUpChoice} />}
    </RecordPage>
  );
}

function Reschedule({ session, MakeUpChoice }: ReschedulePageProps & { session: Session }) {
  const Choice = session.mandateId === null ? RescheduleChoice : MakeUpChoice;
  const timeZone = useTimeZone();
  const clientName = useClientName();
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
      <Choice session={session} />
    </>
  );
}
