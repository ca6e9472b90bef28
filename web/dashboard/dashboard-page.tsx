import { greeting } from '#domain/dates.ts';
import { useUser } from '#web/auth/user-queries.ts';
import { NewInquiriesCard } from '#web/inquiries/new-inquiries-card.tsx';
import { practiceTitle } from '#web/layouts/practice-title.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { DashboardFigures } from './dashboard-figures.tsx';
import { RecentClientsCard } from './recent-clients-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { TasksCard } from './tasks-card.tsx';

export const meta = practiceTitle('Dashboard');

/** Where the day begins. */
export default function DashboardPage() {
  const user = useUser();
  return (
    <>
      <PageHeader
        title={`${greeting(new Date().getHours())}, ${user.data?.fullName ?? ''}`}
        description="Here's your overview for today."
      />
      <NewInquiriesCard />
      <DashboardFigures />
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-[3fr_2fr]">
        <ScheduleCard />
        <div className="grid gap-5">
          <TasksCard />
          <RecentClientsCard />
        </div>
      </div>
    </>
  );
}
