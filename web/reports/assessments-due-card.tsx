import { Link } from 'react-router';
import { formatDate } from '#domain/dates.ts';
import { useClientName } from '#web/clients/client-queries.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { ReportCard } from './report-card.tsx';
import { clientColumn } from './report-columns.tsx';
import type { ReportRecords } from './report-records.ts';
import { ReportTable } from './report-table.tsx';
import type { ReportChoice } from './use-report-choice.ts';

/** Assessments that wait to be completed, the oldest first. */
export function AssessmentsDueCard({ records, choice }: { records: ReportRecords; choice: ReportChoice }) {
  const timeZone = useTimeZone();
  const clientName = useClientName('Unknown Client');
  const due = records.assessments
    .filter(
      ({ status, clientId }) =>
        status === 'pending' && (choice.clientId === null || clientId === choice.clientId),
    )
    .toReversed();
  return (
    <ReportCard title="Assessments due" description={`${due.length} waiting today`}>
      <ReportTable
        label="Assessments due"
        fileName="assessments-due"
        columns={[
          {
            title: 'Assessment',
            cell: ({ id, title }) => (
              <Link
                to={`/assessments/${id}`}
                className="font-medium text-primary-ink underline underline-offset-4"
              >
                {title}
              </Link>
            ),
            value: ({ title }) => title,
          },
          clientColumn(clientName),
          {
            title: 'Created',
            cell: ({ dateCreated }) => formatDate(dateCreated, timeZone),
            value: ({ dateCreated }) => formatDate(dateCreated, timeZone),
          },
        ]}
        rows={due}
        keyOf={({ id }) => id}
        empty="No assessment is waiting."
      />
    </ReportCard>
  );
}
