import { type RevenueRows, type RevenueSlice, sumOf } from '#domain/billing/reports/revenue-report.ts';
import { centsToDollars, formatCents } from '#domain/platform/money.ts';
import { BarChart } from './bar-chart.tsx';
import { InvoicesButton } from './record-buttons.tsx';
import { ReportCard } from './report-card.tsx';
import { shortColumn } from './report-columns.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { useReportView } from './report-view.ts';

const flows = [
  { name: 'invoiced', title: 'Invoiced', look: 'dots' },
  { name: 'paid', title: 'Paid', look: 'solid' },
] as const;

/** Invoiced and paid amounts over time. */
export function RevenueCard() {
  const { report, choice } = useReportView();
  const slices = report.revenueOverTime;
  const hasAny = report.rows.invoiced.length + report.rows.paid.length > 0;
  return (
    <ReportCard
      title="Revenue Over Time"
      description="Invoices by the day they were issued, and by the day they were paid"
    >
      <BarChart
        labels={slices.map(({ slice }) => slice)}
        series={flows.map(({ name, title, look }) => ({
          name: title,
          look,
          values: slices.map((slice) => centsToDollars(sumOf(slice[name]))),
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
        empty="Nothing was invoiced or paid in this period."
      />
    </ReportCard>
  );
}

function amountColumns(all: RevenueRows): ReportColumn<RevenueSlice>[] {
  return flows.map(({ name, title }) => ({
    title,
    cell: (row) => (
      <InvoicesButton label={`${title}, ${row.slice.label}`} rows={row[name]}>
        {formatCents(sumOf(row[name]))}
      </InvoicesButton>
    ),
    value: (row) => centsToDollars(sumOf(row[name])),
    isNumber: true,
    total: (
      <InvoicesButton label={`${title}, Whole Period`} rows={all[name]}>
        {formatCents(sumOf(all[name]))}
      </InvoicesButton>
    ),
  }));
}
