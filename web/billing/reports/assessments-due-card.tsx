import { dayOf, formatDate } from '#domain/platform/dates.ts';
import { ReportCard } from './report-card.tsx';
import { clientColumn, RowLink } from './report-columns.tsx';
import { ReportTable } from './report-table.tsx';
import { useReportView } from './report-view.ts';

/** Pending assessments, oldest first. */
export function AssessmentsDueCard() {
  const { report, settings, today, clientName } = useReportView();
  const { timeZone } = settings;
  return (
    <ReportCard title="Assessments Due" description={`${report.assessmentsDue.length} waiting today`}>
      <ReportTable
        label="Assessments Due"
        fileName={`assessments-due-${today}`}
        columns={[
          {
            title: 'Assessment',
            cell: ({ id, title }) => <RowLink to={`/assessments/${id}`}>{title}</RowLink>,
            value: ({ title }) => title,
          },
          clientColumn(clientName),
          {
            title: 'Created',
            cell: ({ dateCreated }) => formatDate(dateCreated, timeZone),
            value: ({ dateCreated }) => dayOf(dateCreated, timeZone),
            isShort: true,
          },
        ]}
        rows={report.assessmentsDue}
        keyOf={({ id }) => id}
        empty="No assessment is waiting."
      />
    </ReportCard>
  );
}
