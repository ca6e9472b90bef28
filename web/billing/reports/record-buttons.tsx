import type { ReactNode } from 'react';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import { receivedOf } from '#domain/billing/reports/revenue-report.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { formatCents } from '#domain/platform/money.ts';
import { ClientTable, InvoiceTable, PaymentTable, SessionTable } from './record-tables.tsx';
import { useReportView } from './report-view.ts';
import { RowsButton } from './rows-button.tsx';

interface RecordButtonProps<Row> {
  /** What the number counts; also the title of its rows. */
  label: string;
  rows: readonly Row[];
  /** The formatted number; the number of rows by default. */
  children?: ReactNode;
}

/** A number that opens its sessions. */
export function SessionsButton({ label, rows, children }: RecordButtonProps<Session>) {
  return (
    <OpeningButton label={label} rows={rows} table={<SessionTable label={label} rows={rows} />}>
      {children}
    </OpeningButton>
  );
}

/** A number that opens its invoices. */
export function InvoicesButton({ label, rows, children }: RecordButtonProps<Invoice>) {
  return (
    <OpeningButton label={label} rows={rows} table={<InvoiceTable label={label} rows={rows} />}>
      {children}
    </OpeningButton>
  );
}

/** Payments less refunds; pressing it opens them. */
export function ReceivedButton({ label, rows }: RecordButtonProps<Payment>) {
  return (
    <OpeningButton label={label} rows={rows} table={<PaymentTable label={label} rows={rows} />}>
      {formatCents(receivedOf(rows))}
    </OpeningButton>
  );
}

/** A number that opens its clients. */
export function ClientsButton({ label, rows, children }: RecordButtonProps<Client>) {
  return (
    <OpeningButton label={label} rows={rows} table={<ClientTable label={label} rows={rows} />}>
      {children}
    </OpeningButton>
  );
}

/** A number that opens a table. */
export function OpeningButton({
  label,
  rows,
  table,
  children,
}: RecordButtonProps<unknown> & { table: ReactNode }) {
  const { showRows } = useReportView();
  return (
    <RowsButton label={label} isEmpty={rows.length === 0} onOpen={() => showRows({ title: label, table })}>
      {children ?? rows.length.toLocaleString('en-US')}
    </RowsButton>
  );
}
