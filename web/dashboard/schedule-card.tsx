import { CalendarCheck2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { nowAndNext, whenInDay } from '#domain/sessions/day-course.ts';
import { useClientFinder, useClientName } from '#web/clients/client-queries.ts';
import { AttendanceOnDemand, useAttendanceSoon } from '#web/meetings/attendance-on-demand.tsx';
import type { SessionBlock } from '#web/meetings/session-blocks.ts';
import { useSetSessionStatus } from '#web/sessions/session-mutations.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useCurrentMinute } from '#web/ui/use-current-minute.ts';
import { WhenLoaded } from '#web/ui/when-loaded.tsx';
import { NoteDialogOnDemand, useNoteDialogSoon } from './note-dialog-on-demand.tsx';
import { NotesToWrite } from './notes-to-write.tsx';
import { NowAndNext } from './now-and-next.tsx';
import { ScheduleRow } from './schedule-row.tsx';
import { useSchedule } from './use-schedule.ts';

// Many practices have no groups.
const MeetingRow = lazy(async () => {
  const { MeetingRow } = await import('./meeting-row.tsx');
  return { default: MeetingRow };
});

/** Today's sessions in the order of the day, each to be checked in and noted, and the notes that are still to write. */
export function ScheduleCard() {
  const schedule = useSchedule();
  const now = useCurrentMinute().toISOString();
  useNoteDialogSoon();
  useAttendanceSoon();
  return (
    <Card>
      <CardHeader
        title="Today's Schedule"
        description={<NowAndNext sessions={schedule.data ?? []} now={now} />}
      />
      {!schedule.isLoading && <NotesToWrite />}
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
  const [notedId, setNotedId] = useState<number>();
  const [attendedId, setAttendedId] = useState<number>();
  const noted = sessions.find(({ id }) => id === notedId);
  const attended = sessions.find(({ id }) => id === attendedId)?.meeting;
  const { next } = nowAndNext(sessions, now);

  if (sessions.length === 0) {
    return <EmptyState icon={CalendarCheck2} title="No sessions scheduled for today." />;
  }
  return (
    <>
      <ul aria-label="Today's sessions" className="divide-y divide-line pt-2 pb-3">
        {sessions.map((session) => {
          const when = next.includes(session) ? 'next' : whenInDay(session, now);
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
              onStatus={(status) => setStatus.mutate({ id: session.id, status })}
              onNotes={() => setNotedId(session.id)}
            />
          );
        })}
      </ul>
      {attended && <AttendanceOnDemand meeting={attended} onClose={() => setAttendedId(undefined)} />}
      {noted && (
        <NoteDialogOnDemand
          session={noted}
          clientName={clientName(noted.clientId)}
          onClose={() => setNotedId(undefined)}
        />
      )}
    </>
  );
}
