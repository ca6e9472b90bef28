import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { TimeEntry } from '#domain/caseload/time-entries/time-entry.ts';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import { useAccountName } from '#web/billing/payments/account-name.ts';
import { ClientName } from '#web/caseload/clients/client-name.tsx';
import { invoiceColumns, paymentColumns, RowLink, sessionColumns, timeColumns } from './report-columns.tsx';
import { ReportTable } from './report-table.tsx';
import { useReportView } from './report-view.ts';

interface RecordTableProps<Row> {
  label: string;
  rows: readonly Row[];
}

/** The sessions of a number. */
export function SessionTable({ label, rows }: RecordTableProps<Session>) {
  const { clientName, settings, choice } = useReportView();
  return (
    <ReportTable
      label={label}
      fileName={fileNameOf(label, choice.period.from)}
      columns={sessionColumns(clientName, settings.timeZone)}
      rows={rows}
      keyOf={({ id }) => id}
      empty="No sessions in this period."
    />
  );
}

/** The invoices of a number, for the period or for one `day`. */
export function InvoiceTable({ label, rows, day }: RecordTableProps<Invoice> & { day?: Day | undefined }) {
  const { clientName, settings, choice } = useReportView();
  return (
    <ReportTable
      label={label}
      fileName={fileNameOf(label, day ?? choice.period.from)}
      columns={invoiceColumns(clientName, settings.timeZone, rows)}
      rows={rows}
      keyOf={({ id }) => id}
      empty={day === undefined ? 'No invoices in this period.' : 'No invoices on this day.'}
    />
  );
}

interface PaymentTableProps extends RecordTableProps<Payment> {
  /** What the number counts, in cents: payments less refunds by default. */
  totalOf?: (payments: readonly Payment[]) => number;
}

/** The payments, refunds or write-offs of a number; their amounts come to that number. */
export function PaymentTable({ label, rows, totalOf }: PaymentTableProps) {
  const { choice } = useReportView();
  const accountName = useAccountName(rows);
  return (
    <ReportTable
      label={label}
      fileName={fileNameOf(label, choice.period.from)}
      columns={paymentColumns(accountName, rows, totalOf)}
      rows={rows}
      keyOf={({ id }) => id}
      empty="No payments in this period."
    />
  );
}

/** The time without a child of a number. */
export function TimeTable({ label, rows }: RecordTableProps<TimeEntry>) {
  const { settings, choice } = useReportView();
  return (
    <ReportTable
      label={label}
      fileName={fileNameOf(label, choice.period.from)}
      columns={timeColumns(settings.timeZone)}
      rows={rows}
      keyOf={({ id }) => id}
      empty="No time without a child in this period."
    />
  );
}

/** The clients of a number. */
export function ClientTable({ label, rows }: RecordTableProps<Client>) {
  const { today } = useReportView();
  return (
    <ReportTable
      label={label}
      fileName={fileNameOf(label, today)}
      columns={[
        {
          title: 'Client',
          cell: (client) => (
            <RowLink to={`/clients/${client.id}`}>
              <ClientName client={client} />
            </RowLink>
          ),
          value: fullNameOf,
        },
        {
          title: 'Date of Birth',
          cell: ({ dateOfBirth }) => (dateOfBirth === null ? 'Not provided' : formatDay(dateOfBirth)),
          value: ({ dateOfBirth }) => dateOfBirth,
        },
      ]}
      rows={rows}
      keyOf={({ id }) => id}
      empty="No clients."
    />
  );
}

/** Returns a file name: "completed-sep-2026-2026-09-01" for "Completed, Sep 2026" and September 1. */
export function fileNameOf(label: string, day: string): string {
  return `${label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}-${day}`;
}
