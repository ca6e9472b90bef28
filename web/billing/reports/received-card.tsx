import type { Payment } from '#domain/billing/payments/payment.ts';
import { paymentMethodLabels } from '#domain/billing/payments/payment-words.ts';
import { sumOf } from '#domain/billing/payments/share-out.ts';
import { type ReceivedGroup, receivedBy, receivedOf } from '#domain/billing/reports/revenue-report.ts';
import { centsToDollars, formatCents } from '#domain/platform/money.ts';
import { useAccountName } from '#web/billing/payments/account-name.ts';
import { OpeningButton, ReceivedButton } from './record-buttons.tsx';
import { PaymentTable } from './record-tables.tsx';
import { ReportCard } from './report-card.tsx';
import { shortColumn } from './report-columns.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { useReportView } from './report-view.ts';

/** Payments received, by method and by payer, and refunds and write-offs. */
export function ReceivedCard() {
  const { received, writtenOff } = useReportView().report.rows;
  const accountName = useAccountName(received);
  return (
    <ReportCard title="Received" description="Payments by their day, less refunds">
      <ReceivedTable
        title="Method"
        rows={receivedBy(received, ({ method }) => method ?? 'other')}
        labelOf={({ method }) => paymentMethodLabels[method ?? 'other']}
        all={received}
      />
      <div className="mt-5">
        {/* Two children may have one name. */}
        <ReceivedTable
          title="Payer"
          rows={receivedBy(received, ({ clientId, organizationId }) => `${clientId} ${organizationId}`)}
          labelOf={accountName}
          all={received}
        />
      </div>
      <p className="mt-3 flex flex-wrap gap-x-6 text-sm">
        <Sum label="Refunded" rows={received.filter(({ kind }) => kind === 'refund')} />
        <Sum label="Written Off" rows={writtenOff} />
      </p>
    </ReportCard>
  );
}

interface ReceivedTableProps {
  /** By what the payments are grouped. */
  title: string;
  rows: readonly ReceivedGroup<string>[];
  /** What a group is called, by one of its payments. */
  labelOf: (payment: Payment) => string;
  all: readonly Payment[];
}

function ReceivedTable({ title, rows, labelOf, all }: ReceivedTableProps) {
  const { choice } = useReportView();
  const labelOfGroup = ({ payments }: ReceivedGroup<string>) => payments.slice(0, 1).map(labelOf).join('');
  const columns: ReportColumn<ReceivedGroup<string>>[] = [
    shortColumn(title, labelOfGroup),
    {
      title: 'Received',
      cell: (group) => <ReceivedButton label={`Received, ${labelOfGroup(group)}`} rows={group.payments} />,
      value: ({ payments }) => centsToDollars(receivedOf(payments)),
      isNumber: true,
      total: formatCents(receivedOf(all)),
    },
  ];
  return (
    <ReportTable
      label={`Received by ${title}`}
      fileName={`received-by-${title.toLowerCase()}-${choice.period.from}`}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      empty="Nothing was received in this period."
    />
  );
}

function Sum({ label, rows }: { label: string; rows: readonly Payment[] }) {
  return (
    <span>
      {`${label}: `}
      <OpeningButton
        label={label}
        rows={rows}
        table={<PaymentTable label={label} rows={rows} totalOf={sumOf} />}
      >
        {formatCents(sumOf(rows))}
      </OpeningButton>
    </span>
  );
}
