import { greeting } from '#domain/dates.ts';
import { useUser } from '#web/auth/user-queries.ts';
import { NewInquiriesCard } from '#web/inquiries/new-inquiries-card.tsx';
import { practiceTitle } from '#web/navigation/practice-title.ts';
import { PracticeNoticesCard } from '#web/practice/practice-notices-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { DashboardFigures } from './dashboard-figures.tsx';
import { OpenRegistrationCard } from './open-registration-card.tsx';
import { RecentClientsCard } from './recent-clients-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { TasksCard } from './tasks-card.tsx';

export const meta = practiceTitle('Dashboard');

/** Where the day begins; on phones and tablets, between two schools, the work comes before the figures. */
export default function DashboardPage() {
  const user = useUser();
  const isTight = useMediaQuery('(max-width: 1279px)');
  const figures = (
    <div key="figures" className="min-w-0 xl:col-span-2">
      <DashboardFigures />
    </div>
  );
  const work = [
    <ScheduleCard key="schedule" />,
    <div key="beside" className="grid gap-5">
      <TasksCard />
      <RecentClientsCard />
    </div>,
  ];
  return (
    <>
      <PageHeader
        title={`${greeting(new Date().getHours())}, ${user.data?.fullName ?? ''}`}
        description="Here's your overview for today."
      />
      <PracticeNoticesCard />
      <OpenRegistrationCard />
      <NewInquiriesCard />
      <div className="grid items-start gap-5 xl:grid-cols-[3fr_2fr]">
        {isTight ? [...work, figures] : [figures, ...work]}
      </div>
    </>
  );
}
