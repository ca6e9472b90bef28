import { CalendarCheck2 } from 'lucide-react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';

/** Says that a session was rescheduled, and leads to the new one. */
export function MadeUp({ planned }: { planned: Session }) {
  const timeZone = useTimeZone();
  const when = `${formatDate(planned.date, timeZone)}, ${formatTime(planned.date, timeZone)}`;
  return <NothingToPlan title={`Rescheduled to ${when}.`} session={planned} />;
}

/** Says that a session took place, so that there is nothing to plan. */
export function TookPlace({ session }: { session: Session }) {
  return <NothingToPlan title="This session took place." session={session} />;
}

function NothingToPlan({ title, session }: { title: string; session: Session }) {
  return (
    <Card>
      <EmptyState
        icon={CalendarCheck2}
        title={title}
        action={
          <ButtonLink to={`/sessions/${session.id}`} variant="secondary">
            Open Session
          </ButtonLink>
        }
      />
    </Card>
  );
}
