import { type AgingBand, agingBands, balancesOf } from '#domain/billing/reports/revenue-report.ts';
import { centsToDollars, formatCents } from '#domain/platform/money.ts';
import { InvoicesButton } from './record-buttons.tsx';
import { ReportCard } from './report-card.tsx';
import { shortColumn } from './report-columns.tsx';
import { ReportTable } from './report-table.tsx';
import { useReportView } from './report-view.ts';
import { ShareBar } from './share-bar.tsx';

/** Unpaid invoices today, by age. */
export function AgingCard() {
  const { report, today } = useReportView();
  const { aging } = report;
  const unpaid = agingBands.flatMap((band) => aging[band]);
  const amount = balancesOf(unpaid);
  return (
    <ReportCard
      title="Unpaid Today"
      description={`${formatCents(amount)} whenever issued, by days since issue`}
    >
      <ReportTable
        label="Unpaid Invoices by Age"
        fileName={`unpaid-${today}`}
        columns={[
          shortColumn('Days', (band: AgingBand) => band.replace('-', '–')),
          {
            title: 'Share',
            cell: (band) => <ShareBar share={amount === 0 ? 0 : balancesOf(aging[band]) / amount} />,
          },
          {
            title: 'Invoices',
            cell: (band) => <InvoicesButton label={`Unpaid for ${band} Days`} rows={aging[band]} />,
            value: (band) => aging[band].length,
            isNumber: true,
            total: <InvoicesButton label="Unpaid Today" rows={unpaid} />,
          },
          {
            title: 'Amount',
            cell: (band) => (
              <InvoicesButton label={`Unpaid for ${band} Days`} rows={aging[band]}>
                {formatCents(balancesOf(aging[band]))}
              </InvoicesButton>
            ),
            value: (band) => centsToDollars(balancesOf(aging[band])),
            isNumber: true,
            total: formatCents(amount),
          },
        ]}
        rows={unpaid.length === 0 ? [] : agingBands}
        keyOf={(band) => band}
        empty="Nothing is unpaid."
      />
    </ReportCard>
  );
}
