import { caseloadByAge } from '#domain/clients/age-bands.ts';
import { useToday } from '#web/practice/practice-settings-queries.ts';
import { ReportCard } from './report-card.tsx';
import type { ReportRecords } from './report-records.ts';
import { ReportTable } from './report-table.tsx';

/** The active clients by age group. */
export function CaseloadCard({ records }: { records: ReportRecords }) {
  const today = useToday();
  const active = records.clients.filter(({ status }) => status === 'active');
  return (
    <ReportCard title="Caseload" description={`${active.length} active clients by age`}>
      <ReportTable
        label="Active clients by age"
        fileName={`caseload-${today}`}
        columns={[
          { title: 'Age group', cell: ({ name }) => name, value: ({ name }) => name },
          { title: 'Clients', cell: ({ count }) => count, value: ({ count }) => count, isNumber: true },
        ]}
        rows={active.length === 0 ? [] : caseloadByAge(active, today)}
        keyOf={({ name }) => name}
        empty="No active clients."
      />
    </ReportCard>
  );
}
