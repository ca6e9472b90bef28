import type { AgeGroup } from '#domain/caseload/clients/age-bands.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { ClientsButton } from './record-buttons.tsx';
import { ReportCard } from './report-card.tsx';
import { textColumn } from './report-columns.tsx';
import { ReportTable } from './report-table.tsx';
import { useReportView } from './report-view.ts';
import { ShareBar } from './share-bar.tsx';

/** Active clients by age group. */
export function CaseloadCard() {
  const { report, today } = useReportView();
  const count = report.caseload.reduce((sum, { clients }) => sum + clients.length, 0);
  return (
    <ReportCard title="Caseload" description={`${countOf(count, 'active client')} today, by age`}>
      <ReportTable
        label="Active Clients by Age"
        fileName={`caseload-${today}`}
        columns={[
          textColumn('Age Group', ({ name }: AgeGroup) => name),
          { title: 'Share', cell: ({ clients }) => <ShareBar share={clients.length / count} /> },
          {
            title: 'Clients',
            cell: ({ name, clients }) => <ClientsButton label={name} rows={clients} />,
            value: ({ clients }) => clients.length,
            isNumber: true,
            total: (
              <ClientsButton
                label="Active Clients"
                rows={report.caseload.flatMap(({ clients }) => clients)}
              />
            ),
          },
        ]}
        rows={count === 0 ? [] : report.caseload}
        keyOf={({ name }) => name}
        empty="No active clients."
      />
    </ReportCard>
  );
}
