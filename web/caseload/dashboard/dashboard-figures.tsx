import { usePendingAssessmentCount } from '#web/caseload/assessments/assessment-queries.ts';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { sessionBlocks } from '#web/caseload/groups/session-blocks.ts';
import { useTodaysSessions } from '#web/caseload/sessions/session-queries.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { Skeleton } from '#web/platform/ui/skeleton.tsx';
import { StatCard } from '#web/platform/ui/stat-card.tsx';
import { absenceCaption, dayFigures } from './day-figures.ts';

/** Four figures for the day. One that failed to load is a dash; its list shows the error. */
export function DashboardFigures() {
  const { billableAbsences } = usePracticeSettings();
  const sessions = useTodaysSessions();
  const clients = useClients();
  const pending = usePendingAssessmentCount();
  const day = sessions.data && dayFigures(sessions.data, sessionBlocks(sessions.data));
  const activeClients = clients.data?.filter(({ status }) => status === 'active').length;

  return (
    <div className="grid grid-cols-2 gap-3 md:max-xl:grid-cols-4">
      <StatCard
        title="Today's Appointments"
        to="/sessions?date=today"
        value={<Figure value={day?.appointments} isLoading={sessions.isPending} />}
        caption={day ? `${day.completed} completed, ${day.upcoming} upcoming` : ' '}
      />
      <StatCard
        title="Total Clients"
        to="/clients"
        value={<Figure value={activeClients} isLoading={clients.isPending} />}
        caption="Active therapy clients"
      />
      <StatCard
        title="Billable Absences"
        to="/sessions?status=absence&date=today"
        value={<Figure value={day?.billableAbsences} isLoading={sessions.isPending} />}
        caption={absenceCaption(billableAbsences)}
      />
      <StatCard
        title="Assessments Due"
        to="/assessments?status=pending"
        value={<Figure value={pending.data} isLoading={pending.isPending} />}
        caption="Pending completion"
      />
    </div>
  );
}

function Figure({ value, isLoading }: { value: number | undefined; isLoading: boolean }) {
  return isLoading ? <Skeleton className="h-[1.25em] w-14" /> : (value ?? '–');
}
