import { useDeferredValue } from 'react';
import { greeting } from '#domain/platform/dates.ts';
import { usePendingAssessmentCount } from '#web/caseload/assessments/assessment-queries.ts';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { useTasks } from '#web/caseload/tasks/task-queries.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { useClock } from '#web/platform/ui/use-clock.ts';
import { useMediaQuery } from '#web/platform/ui/use-media-query.ts';
import { DashboardFigures } from './dashboard-figures.tsx';
import { useDashboardParts } from './dashboard-parts.ts';
import { RecentClientsCard } from './recent-clients-card.tsx';
import { useLatestCompletedSessions } from './recent-clients-query.ts';
import { ScheduleCard } from './schedule-card.tsx';
import { TasksCard } from './tasks-card.tsx';
import { useSchedule } from './use-schedule.ts';

/** The dashboard: the day's schedule first, the rest beside it or below. */
export function DashboardPage() {
  const user = useUser();
  const greeted = useClock(() => greeting(new Date().getHours()));
  const isTight = useMediaQuery('(max-width: 1279px)');
  return (
    <>
      <PageHeader
        title={`${greeted}, ${user.data?.fullName ?? ''}`}
        description="Here's your overview for today."
      />
      {isTight ? <SequentialParts /> : <SideBySide />}
    </>
  );
}

function SideBySide() {
  // The schedule is painted before the other parts make their calls, which take a tenth of the time until then.
  const isPainted = useDeferredValue(true, false);
  return (
    <div className="grid grid-cols-[3fr_2fr] items-start gap-5">
      <ScheduleCard />
      <div className="grid gap-5">{isPainted && <PartsBeside />}</div>
    </div>
  );
}

function PartsBeside() {
  const { BelowNotices } = useDashboardParts();
  const areRead = useReadParts();
  return (
    <BelowNotices isWorkRead={areRead.recentClients}>
      <DashboardFigures />
      <TasksCard />
      <RecentClientsCard />
    </BelowNotices>
  );
}

/** Renders each part once those above it have their height, so that nothing moves under a finger. */
function SequentialParts() {
  const { BelowNotices, BelowNoticesLink } = useDashboardParts();
  const areRead = useReadParts();
  return (
    <BelowNoticesLink>
      <div className="grid gap-5">
        <ScheduleCard />
        {areRead.schedule && (
          <BelowNotices isWorkRead={areRead.recentClients}>
            <TasksCard />
            {areRead.tasks && <RecentClientsCard />}
            {areRead.recentClients && <DashboardFigures />}
          </BelowNotices>
        )}
      </div>
    </BelowNoticesLink>
  );
}

/** Returns which parts have been loaded or have failed once, together with all parts above them. */
function useReadParts() {
  // Drawn later, but requested with the others.
  usePendingAssessmentCount();
  const schedule = !useSchedule().isLoading;
  const tasks = useTasks().isFetched && schedule;
  const areClientsRead = useClients().isFetched;
  const recentClients = useLatestCompletedSessions().isFetched && areClientsRead && tasks;
  return { schedule, tasks, recentClients };
}
