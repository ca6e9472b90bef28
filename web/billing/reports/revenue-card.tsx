import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { sumOf } from '#domain/billing/payments/share-out.ts';
import { type RevenueRows, type RevenueSlice, receivedOf } from '#domain/billing/reports/revenue-report.ts';
import { centsToDollars, formatCents } from '#domain/platform/money.ts';
import { BarChart } from './bar-chart.tsx';
import { InvoicesButton, ReceivedButton } from './record-buttons.tsx';
import { ReportCard } from './report-card.tsx';
import { shortColumn } from './report-columns.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { useReportView } from './report-view.ts';

const flows = [
  { title: 'Invoiced', look: 'dots', sumOf: ({ invoiced }: Flows) => sumOf(invoiced) },
  { title: 'Received', look: 'solid', sumOf: ({ received }: Flows) => receivedOf(received) },
] as const;

type Flows = Pick<RevenueRows, 'invoiced' | 'received'>;

/** What was invoiced and what was received over time. */
export function RevenueCard() {
  const { report, choice } = useReportView();
  const slices = report.revenueOverTime;
  const hasAny = report.rows.invoiced.length + report.rows.received.length > 0;
  return (
    <ReportCard
      title="Revenue Over Time"
      description="Invoices by the day they were issued; payments, less refunds, by their own"
    >
      <BarChart
        labels={slices.map(({ slice }) => slice)}
        series={flows.map(({ title, look, sumOf: sumOfFlow }) => ({
          name: title,
          look,
          values: slices.map((slice) => centsToDollars(sumOfFlow(slice))),
        }))}
        valueText={(dollars) => `$${dollars.toLocaleString('en-US')}`}
      />
      <ReportTable
        label="Revenue"
        fileName={`revenue-${choice.period.from}`}
        columns={[
          shortColumn('When', ({ slice }: RevenueSlice) => slice.label),
          ...amountColumns(report.rows),
        ]}
        rows={hasAny ? slices : []}
        keyOf={({ slice }) => slice.from}
        empty="Nothing was invoiced or received in this period."
      />
    </ReportCard>
  );
}

function amountColumns(all: RevenueRows): ReportColumn<RevenueSlice>[] {
  return [
    {
      title: 'Invoiced',
      cell: ({ invoiced, slice }) => <Invoiced label={`Invoiced, ${slice.label}`} rows={invoiced} />,
      value: ({ invoiced }) => centsToDollars(sumOf(invoiced)),
      isNumber: true,
      total: <Invoiced label="Invoiced, Whole Period" rows={all.invoiced} />,
    },
    {
      title: 'Received',
      cell: ({ received, slice }) => <ReceivedButton label={`Received, ${slice.label}`} rows={received} />,
      value: ({ received }) => centsToDollars(receivedOf(received)),
      isNumber: true,
      total: <ReceivedButton label="Received, Whole Period" rows={all.received} />,
    },
  ];
}

function Invoiced({ label, rows }: { label: string; rows: readonly Invoice[] }) {
  return (
    <InvoicesButton label={label} rows={rows}>
      {formatCents(sumOf(rows))}
    </InvoicesButton>
  );
}
