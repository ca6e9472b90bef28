import type { AgeGroup } from '#domain/clients/age-bands.ts';
import { ClientTable } from './record-tables.tsx';
import { ReportCard } from './report-card.tsx';
import { textColumn } from './report-columns.tsx';
import { ReportTable } from './report-table.tsx';
import { useReportView } from './report-view.ts';
import { RowsButton } from './rows-button.tsx';
import { ShareBar } from './share-bar.tsx';

/** The active clients by age group. */
export function CaseloadCard() {
  const { report, today, showRows } = useReportView();
  const count = report.caseload.reduce((sum, { clients }) => sum + clients.length, 0);
  return (
    <ReportCard title="Caseload" description={`${count} active clients today, by age`}>
      <ReportTable
        label="Active clients by age"
        fileName={`caseload-${today}`}
        columns={[
          textColumn('Age group', ({ name }: AgeGroup) => name),
          { title: 'Share', cell: ({ clients }) => <ShareBar share={clients.length / count} /> },
          {
            title: 'Clients',
            cell: ({ name, clients }) => (
              <RowsButton
                label={name}
                isEmpty={clients.length === 0}
                onOpen={() => showRows({ title: name, table: <ClientTable label={name} rows={clients} /> })}
              >
                {clients.length}
              </RowsButton>
            ),
            value: ({ clients }) => clients.length,
            isNumber: true,
            total: count,
          },
        ]}
        rows={count === 0 ? [] : report.caseload}
        keyOf={({ name }) => name}
        empty="No active clients."
      />
    </ReportCard>
  );
}
