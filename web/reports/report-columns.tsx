import { Link } from 'react-router';
import { formatDate, formatDay, formatTime, type TimeZone } from '#domain/dates.ts';
import { type Invoice, invoiceStatusLabels } from '#domain/invoices/invoice.ts';
import { centsToDollars, formatCents } from '#domain/money.ts';
import { type Session, sessionStatusLabels, sessionTypeLabels } from '#domain/sessions/session.ts';
import type { ReportColumn } from './report-table.tsx';

type ClientName = (clientId: number) => string;

const linkStyles = 'font-medium text-primary-ink underline underline-offset-4';

/** The columns of sessions, each row leading to its session. */
export function sessionColumns(clientName: ClientName, timeZone: TimeZone): ReportColumn<Session>[] {
  return [
    {
      title: 'Date',
      cell: ({ id, date }) => (
        <Link to={`/sessions/${id}`} className={linkStyles}>
          {`${formatDate(date, timeZone)}, ${formatTime(date, timeZone)}`}
        </Link>
      ),
      value: ({ date }) => `${formatDate(date, timeZone)}, ${formatTime(date, timeZone)}`,
    },
    clientColumn(clientName),
    {
      title: 'Type',
      cell: ({ type }) => sessionTypeLabels[type],
      value: ({ type }) => sessionTypeLabels[type],
    },
    {
      title: 'Status',
      cell: ({ status }) => sessionStatusLabels[status],
      value: ({ status }) => sessionStatusLabels[status],
    },
    {
      title: 'Minutes',
      cell: ({ duration }) => duration,
      value: ({ duration }) => duration,
      isNumber: true,
    },
  ];
}

/** The columns of invoices, each row leading to its invoice. */
export function invoiceColumns(clientName: ClientName, timeZone: TimeZone): ReportColumn<Invoice>[] {
  return [
    {
      title: 'Issued',
      cell: ({ id, dateIssued }) => (
        <Link to={`/invoices/${id}`} className={linkStyles}>
          {formatDate(dateIssued, timeZone)}
        </Link>
      ),
      value: ({ dateIssued }) => formatDate(dateIssued, timeZone),
    },
    clientColumn(clientName),
    {
      title: 'Due',
      cell: ({ dueDate }) => formatDay(dueDate),
      value: ({ dueDate }) => formatDay(dueDate),
    },
    {
      title: 'Status',
      cell: ({ status }) => invoiceStatusLabels[status],
      value: ({ status }) => invoiceStatusLabels[status],
    },
    {
      title: 'Amount',
      cell: ({ amount }) => formatCents(amount),
      value: ({ amount }) => centsToDollars(amount),
      isNumber: true,
    },
  ];
}

/** The client of a row, leading to the client. */
export function clientColumn<Row extends { clientId: number }>(clientName: ClientName): ReportColumn<Row> {
  return {
    title: 'Client',
    cell: ({ clientId }) => (
      <Link to={`/clients/${clientId}`} className={linkStyles}>
        {clientName(clientId)}
      </Link>
    ),
    value: ({ clientId }) => clientName(clientId),
  };
}
