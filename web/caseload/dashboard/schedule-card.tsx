import { CalendarCheck2 } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { nowAndNext, sessionPhase } from '#domain/caseload/sessions/current-sessions.ts';
import { useClientFinder, useClientName } from '#web/caseload/clients/client-queries.ts';
import { AttendanceOnDemand, usePreloadAttendance } from '#web/caseload/groups/attendance-on-demand.tsx';
import type { SessionBlock } from '#web/caseload/groups/session-blocks.ts';
import { useSetSessionStatus } from '#web/caseload/sessions/session-mutations.ts';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { useCurrentMinute } from '#web/platform/ui/use-current-minute.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useDashboardParts } from './dashboard-parts.ts';
import { NowAndNext } from './now-and-next.tsx';
import { ScheduleRow } from './schedule-row.tsx';
import { useEarlierFolded } from './use-earlier-folded.tsx';
import { useSchedule } from './use-schedule.ts';

// Loaded on demand: many practices have no groups.
const MeetingRow = lazy(async () => {
  const { MeetingRow } = await import('./meeting-row.tsx');
  return { default: MeetingRow };
});

/** Today's sessions by time with Check In and notes, and the number of notes to sign. */
export function ScheduleCard() {
  const { WorkLinks } = useDashboardParts();
  const schedule = useSchedule();
  const now = useCurrentMinute().toISOString();
  // With the sessions, which are rendered in pieces: earlier, these lines would push their placeholders down.
  const isShown = useDeferredValue(!schedule.isLoading);
  usePreloadAttendance();
  return (
    <Card>
      <CardHeader
        title="Today's Schedule"
        description={isShown && <NowAndNext sessions={schedule.data ?? []} now={now} />}
      />
      {isShown && (
        <p className="mt-2 flex flex-wrap gap-x-5 px-5 empty:hidden">
          <WorkLinks />
        </p>
      )}
      <WhenLoaded query={schedule} loadingLabel="Loading today's sessions" placeholders={3} padded>
        {(sessions) => (
          <Suspense fallback={<div className="h-48" />}>
            <Schedule sessions={sessions} now={now} />
          </Suspense>
        )}
      </WhenLoaded>
    </Card>
  );
}

function Schedule({ sessions, now }: { sessions: readonly SessionBlock[]; now: string }) {
  const clientName = useClientName('Client');
  const clientOf = useClientFinder();
  const setStatus = useSetSessionStatus();
  const [attendedId, setAttendedId] = useState<number>();
  const attended = sessions.find(({ id }) => id === attendedId)?.meeting;
  const { next } = nowAndNext(sessions, now);
  const { shown, button } = useEarlierFolded(sessions, now);

  if (sessions.length === 0) {
    return <EmptyState icon={CalendarCheck2} title="No sessions scheduled for today." />;
  }
  return (
    <>
      {button}
      <ul aria-label="Today's sessions" className="divide-y divide-line pt-2 pb-3">
        {shown.map((session) => {
          const when = next.includes(session) ? 'next' : sessionPhase(session, now);
          return session.meeting ? (
            <MeetingRow
              key={session.id}
              meeting={session.meeting}
              when={when}
              onAttendance={() => setAttendedId(session.id)}
            />
          ) : (
            <ScheduleRow
              key={session.id}
              session={session}
              client={clientOf(session.clientId)}
              clientName={clientName(session.clientId)}
              when={when}
              onStatus={(status, missedReason) => setStatus.mutate({ id: session.id, status, missedReason })}
            />
          );
        })}
      </ul>
      {attended && <AttendanceOnDemand meeting={attended} onClose={() => setAttendedId(undefined)} />}
    </>
  );
}
