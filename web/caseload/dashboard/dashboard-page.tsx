import { greeting } from '#domain/platform/dates.ts';
import { usePendingAssessmentCount } from '#web/caseload/assessments/assessment-queries.ts';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { useTasks } from '#web/caseload/tasks/task-queries.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { useMediaQuery } from '#web/platform/ui/use-media-query.ts';
import { DashboardFigures } from './dashboard-figures.tsx';
import { useDashboardParts } from './dashboard-parts.ts';
import { RecentClientsCard } from './recent-clients-card.tsx';
import { useLatestCompletedSessions } from './recent-clients-query.ts';
import { ScheduleCard } from './schedule-card.tsx';
import { TasksCard } from './tasks-card.tsx';
import { useSchedule } from './use-schedule.ts';

/** The dashboard. On phones and tablets the schedule comes before the figures. */
export function DashboardPage() {
  const user = useUser();
  const isTight = useMediaQuery('(max-width: 1279px)');
  const areRead = useReadParts();
  const { BelowNotices } = useDashboardParts();
  return (
    <>
      <PageHeader
        title={`${greeting(new Date().getHours())}, ${user.data?.fullName ?? ''}`}
        description="Here's your overview for today."
      />
      <BelowNotices isWorkRead={areRead.recentClients}>
        {isTight ? <SequentialParts areRead={areRead} /> : <SideBySide />}
      </BelowNotices>
    </>
  );
}

function SideBySide() {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[3fr_2fr]">
      <div className="min-w-0 xl:col-span-2">
        <DashboardFigures />
      </div>
      <ScheduleCard />
      <div className="grid gap-5">
        <TasksCard />
        <RecentClientsCard />
      </div>
    </div>
  );
}

/** Renders each part once those above it have their height, so that nothing moves under a finger. */
function SequentialParts({ areRead }: { areRead: ReturnType<typeof useReadParts> }) {
  return (
    <div className="grid gap-5">
      <ScheduleCard />
      {areRead.schedule && <TasksCard />}
      {areRead.tasks && <RecentClientsCard />}
      {areRead.recentClients && <DashboardFigures />}
    </div>
  );
}

/** Returns which parts are loaded or failed, together with all parts above them. */
function useReadParts() {
  // Drawn later, but requested with the others.
  usePendingAssessmentCount();
  const schedule = !useSchedule().isLoading;
  const tasks = !useTasks().isLoading && schedule;
  const areClientsRead = !useClients().isLoading;
  const recentClients = !useLatestCompletedSessions().isLoading && areClientsRead && tasks;
  return { schedule, tasks, recentClients };
}
