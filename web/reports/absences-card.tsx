import { formatDay, plusDays } from '#domain/dates.ts';
import { absencesByClient } from '#domain/reports/session-report.ts';
import { schoolYearOf } from '#domain/sessions/absence-billing.ts';
import { useClientName } from '#web/clients/client-queries.ts';
import { usePracticeSettings } from '#web/practice/practice-settings-queries.ts';
import { ReportCard } from './report-card.tsx';
import { clientColumn } from './report-columns.tsx';
import type { ReportRecords } from './report-records.ts';
import { ReportTable } from './report-table.tsx';
import type { ReportChoice } from './use-report-choice.ts';

/** Absences of the school year that the period ends in, and how many billable ones each client has left. */
export function AbsencesCard({ records, choice }: { records: ReportRecords; choice: ReportChoice }) {
  const settings = usePracticeSettings();
  const clientName = useClientName('Unknown Client');
  const lastDay = plusDays(choice.period.until, -1);
  const year = schoolYearOf(lastDay, settings.schoolYearStart);
  const absences = absencesByClient(records.sessions, lastDay, settings.timeZone, settings).filter(
    ({ clientId }) => choice.clientId === null || clientId === choice.clientId,
  );
  return (
    <ReportCard
      title="Absences"
      description={`School year ${formatDay(year.from)} – ${formatDay(plusDays(year.until, -1))}`}
    >
      <ReportTable
        label="Absences by client"
        fileName={`absences-${year.from}`}
        columns={[
          clientColumn(clientName),
          {
            title: 'Absences',
            cell: (row) => row.absences,
            value: (row) => row.absences,
            isNumber: true,
          },
          {
            title: `Billable left of ${settings.billableAbsences}`,
            cell: (row) => row.billableLeft,
            value: (row) => row.billableLeft,
            isNumber: true,
          },
        ]}
        rows={absences}
        keyOf={({ clientId }) => clientId}
        empty="No absences in this school year."
      />
    </ReportCard>
  );
}
