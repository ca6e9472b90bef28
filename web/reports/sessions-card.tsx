import { lazy, Suspense } from 'react';
import {
  type MonthOfSessions,
  sessionReport,
  sessionsByMonth,
  sessionsIn,
} from '#domain/reports/session-report.ts';
import {
  sessionStatuses,
  sessionStatusLabels,
  sessionTypeLabels,
  sessionTypes,
} from '#domain/sessions/session.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { monthName } from './month-name.ts';
import { ReportCard } from './report-card.tsx';
import type { ReportRecords } from './report-records.ts';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import type { ReportChoice } from './use-report-choice.ts';

const SessionsChart = lazy(() => import('./sessions-chart.tsx'));

const columns: ReportColumn<MonthOfSessions>[] = [
  { title: 'Month', cell: ({ month }) => monthName(month), value: ({ month }) => month },
  ...sessionStatuses.map((status) => ({
    title: sessionStatusLabels[status],
    cell: (row: MonthOfSessions) => row[status],
    value: (row: MonthOfSessions) => row[status],
    isNumber: true,
  })),
];

/** Sessions by status and type over the period. */
export function SessionsCard({ records, choice }: { records: ReportRecords; choice: ReportChoice }) {
  const timeZone = useTimeZone();
  const sessions = sessionsIn(records.sessions, choice.period, timeZone, choice.clientId);
  const { total, byType } = sessionReport(sessions);
  const months = sessionsByMonth(sessions, timeZone);
  const types = sessionTypes.filter((type) => byType[type] > 0);
  return (
    <ReportCard title="Sessions" description={`${total} in this period, by month and status`}>
      {months.length > 0 && (
        <Suspense fallback={<Skeleton className="mb-4 h-56" />}>
          <SessionsChart months={months} />
        </Suspense>
      )}
      <ReportTable
        label="Sessions by month"
        fileName={`sessions-${choice.period.from}`}
        columns={columns}
        rows={months}
        keyOf={({ month }) => month}
        empty="No sessions in this period."
      />
      {types.length > 0 && (
        <p className="mt-3 text-ink-muted text-sm">
          {types.map((type) => `${sessionTypeLabels[type]}: ${byType[type]}`).join(' · ')}
        </p>
      )}
    </ReportCard>
  );
}
