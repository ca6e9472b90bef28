import { CalendarCheck2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Session } from '#domain/sessions/session.ts';
import { byTime } from '#domain/sessions/session-order.ts';
import { useClientName } from '#web/clients/client-queries.ts';
import { useSetSessionStatus, useTodaysSessions } from '#web/sessions/session-queries.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useLoadSoon } from '#web/ui/use-load-soon.ts';
import { WhenLoaded } from '#web/ui/when-loaded.tsx';
import { ScheduleRow } from './schedule-row.tsx';

const loadNoteDialog = async () => {
  const { SessionNoteDialog } = await import('./session-note-dialog.tsx');
  return { default: SessionNoteDialog };
};
const SessionNoteDialog = lazy(loadNoteDialog);

/** Today's sessions in the order of the day, each to be checked in and noted. */
export function ScheduleCard() {
  const sessions = useTodaysSessions();
  return (
    <Card>
      <CardHeader title="Today's Schedule" />
      <WhenLoaded query={sessions} loadingLabel="Loading today's sessions" placeholders={3} padded>
        {(todays) => <Schedule sessions={todays} />}
      </WhenLoaded>
    </Card>
  );
}

function Schedule({ sessions }: { sessions: readonly Session[] }) {
  const clientName = useClientName('Client');
  const setStatus = useSetSessionStatus();
  const [notedId, setNotedId] = useState<number>();
  useLoadSoon(loadNoteDialog);
  const noted = sessions.find(({ id }) => id === notedId);

  if (sessions.length === 0) {
    return <EmptyState icon={CalendarCheck2} title="No sessions scheduled for today." />;
  }
  return (
    <>
      <ul aria-label="Today's sessions" className="divide-y divide-line px-5 pt-2 pb-3">
        {sessions.toSorted(byTime).map((session) => (
          <ScheduleRow
            key={session.id}
            session={session}
            clientName={clientName(session.clientId)}
            onCheckIn={() => setStatus.mutate({ id: session.id, status: 'completed' })}
            onNotes={() => setNotedId(session.id)}
          />
        ))}
      </ul>
      {noted && (
        <Suspense fallback={null}>
          <SessionNoteDialog
            session={noted}
            clientName={clientName(noted.clientId)}
            onClose={() => setNotedId(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
