import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Invoice, invoiceStatusLabels } from '#domain/billing/invoices/invoice.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import { paymentKindLabels, paymentMethodLabels } from '#domain/billing/payments/payment-words.ts';
import { sumOf } from '#domain/billing/payments/share-out.ts';
import { balancesOf, receivedOf } from '#domain/billing/reports/revenue-report.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionStatusLabels, sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { type TimeEntry, timeKindLabels } from '#domain/caseload/time-entries/time-entry.ts';
import {
  dayOf,
  formatDate,
  formatDay,
  formatTime,
  type TimeZone,
  timeOfDay,
} from '#domain/platform/dates.ts';
import { centsToDollars, formatCents } from '#domain/platform/money.ts';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import type { ReportColumn } from './report-table.tsx';

type ClientName = (clientId: number) => string;

/** The columns of sessions; each row links to its session. */
export function sessionColumns(clientName: ClientName, timeZone: TimeZone): ReportColumn<Session>[] {
  return [
    {
      title: 'Date',
      cell: ({ id, date }) => (
        <RowLink to={`/sessions/${id}`}>
          {`${formatDate(date, timeZone)}, ${formatTime(date, timeZone)}`}
        </RowLink>
      ),
      value: ({ date }) => `${dayOf(date, timeZone)} ${timeOfDay(date, timeZone)}`,
      isShort: true,
    },
    clientColumn(clientName),
    textColumn('Type', ({ type }) => sessionTypeLabels[type]),
    textColumn('Status', ({ status }) => sessionStatusLabels[status]),
    minutesColumn(),
  ];
}

/** The columns of time without a child; each row links to its day in the calendar. */
export function timeColumns(timeZone: TimeZone): ReportColumn<TimeEntry>[] {
  return [
    {
      title: 'Date',
      cell: ({ date }) => (
        <RowLink to={`/calendar?date=${dayOf(date, timeZone)}`}>
          {`${formatDate(date, timeZone)}, ${formatTime(date, timeZone)}`}
        </RowLink>
      ),
      value: ({ date }) => `${dayOf(date, timeZone)} ${timeOfDay(date, timeZone)}`,
      isShort: true,
    },
    textColumn('Kind', ({ kind }) => timeKindLabels[kind]),
    textColumn('Note', ({ note }) => note ?? ''),
    minutesColumn(),
  ];
}

function minutesColumn<Row extends { duration: number }>(): ReportColumn<Row> {
  return {
    title: 'Minutes',
    cell: ({ duration }) => duration,
    value: ({ duration }) => duration,
    isNumber: true,
  };
}

/** The columns of invoices; each row links to its invoice. */
export function invoiceColumns(
  clientName: ClientName,
  timeZone: TimeZone,
  rows: readonly Invoice[],
): ReportColumn<Invoice>[] {
  return [
    {
      title: 'Issued',
      cell: ({ id, dateIssued }) => (
        <RowLink to={`/invoices/${id}`}>{formatDate(dateIssued, timeZone)}</RowLink>
      ),
      value: ({ dateIssued }) => dayOf(dateIssued, timeZone),
      isShort: true,
    },
    { title: 'Invoice', cell: ({ id }) => id, value: ({ id }) => id, isNumber: true },
    clientColumn(clientName),
    {
      title: 'Due',
      cell: ({ dueDate }) => formatDay(dueDate),
      value: ({ dueDate }) => dueDate,
      isShort: true,
    },
    {
      title: 'Paid',
      cell: ({ datePaid }) => (datePaid === null ? '–' : formatDate(datePaid, timeZone)),
      value: ({ datePaid }) => (datePaid === null ? null : dayOf(datePaid, timeZone)),
      isShort: true,
    },
    textColumn('Status', ({ status }) => invoiceStatusLabels[status]),
    {
      title: 'Amount',
      cell: ({ amount }) => formatCents(amount),
      value: ({ amount }) => centsToDollars(amount),
      isNumber: true,
      total: formatCents(sumOf(rows)),
    },
    {
      title: 'Balance',
      cell: ({ balance }) => formatCents(balance),
      value: ({ balance }) => centsToDollars(balance),
      isNumber: true,
      total: formatCents(balancesOf(rows)),
    },
  ];
}

/** The columns of payments, refunds and write-offs; a refund is below 0. */
export function paymentColumns(
  payerName: (payment: Payment) => string,
  rows: readonly Payment[],
  totalOf: (payments: readonly Payment[]) => number = receivedOf,
): ReportColumn<Payment>[] {
  const centsOf = (payment: Payment) => totalOf([payment]);
  return [
    shortColumn('Date', ({ date }) => formatDay(date)),
    textColumn('What', ({ kind }) => paymentKindLabels[kind]),
    textColumn('From', payerName),
    textColumn('Method', ({ method }) => (method === null ? '' : paymentMethodLabels[method])),
    textColumn('Reference', ({ reference }) => reference ?? ''),
    {
      title: 'Amount',
      cell: (payment) => formatCents(centsOf(payment)),
      value: (payment) => centsToDollars(centsOf(payment)),
      isNumber: true,
      total: formatCents(totalOf(rows)),
    },
  ];
}

/** The client column, with a link; a file contains the full name. */
export function clientColumn<Row extends { clientId: number }>(clientName: ClientName): ReportColumn<Row> {
  return {
    title: 'Client',
    cell: ({ clientId }) => (
      <RowLink to={`/clients/${clientId}`}>
        <ClientNameOf id={clientId} />
      </RowLink>
    ),
    value: ({ clientId }) => clientName(clientId),
  };
}

/** A column with the same text on the screen and in a spreadsheet. */
export function textColumn<Row>(title: string, textOf: (row: Row) => string): ReportColumn<Row> {
  return { title, cell: textOf, value: textOf };
}

/** A text column that does not wrap. */
export function shortColumn<Row>(title: string, textOf: (row: Row) => string): ReportColumn<Row> {
  return { ...textColumn(title, textOf), isShort: true };
}

/** Links a row to its record. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center font-medium text-primary-ink underline decoration-primary/40 underline-offset-4 hover:decoration-primary md:min-h-6"
    >
      {children}
    </Link>
  );
}
