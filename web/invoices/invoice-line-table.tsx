import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate, formatDay } from '#domain/dates.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { type InvoiceLine, invoiceBreakdown } from '#domain/invoices/invoice-breakdown.ts';
import { formatCents } from '#domain/money.ts';
import { sessionTypeLabels } from '#domain/sessions/session-words.ts';
import { useAnnuals } from '#web/annuals/annual-queries.ts';
import { usePracticeSettings } from '#web/practice/practice-settings-queries.ts';
import { useAllClientSessions } from '#web/sessions/session-queries.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { HeadCell, Table, TableBody, TableCell, TableHead, TableRow } from '#web/ui/table.tsx';

/** What an invoice is for, line by line, down to its total. */
export function InvoiceLineTable({ invoice }: { invoice: Invoice }) {
  const sessions = useAllClientSessions(invoice.clientId);
  const annuals = useAnnuals();
  const { centsPerMinute } = usePracticeSettings();
  const failed = [sessions, annuals].find(({ isError }) => isError);
  if (failed?.error) return <ErrorState message={failed.error.message} onRetry={() => failed.refetch()} />;
  if (!sessions.data || !annuals.data) return <SkeletonRows count={3} label="Loading the lines" />;
  const lines = invoiceBreakdown(invoice, sessions.data, annuals.data, centsPerMinute);
  return (
    <>
      <Table label="What this invoice is for" className="max-md:[&_tr]:px-0">
        <TableHead>
          <HeadCell>Date</HeadCell>
          <HeadCell>Service</HeadCell>
          <HeadCell className="text-right">Minutes</HeadCell>
          <HeadCell className="text-right">Amount</HeadCell>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <LineRow key={keyOf(line)} line={line} />
          ))}
        </TableBody>
      </Table>
      <p className="flex items-baseline justify-between gap-6 border-ink border-t pt-3 font-semibold text-lg tabular-nums sm:justify-end md:px-4">
        <span>Total</span>
        <span>{formatCents(invoice.amount)}</span>
      </p>
    </>
  );
}

function LineRow({ line }: { line: InvoiceLine }) {
  const { timeZone } = usePracticeSettings();
  const amount = formatCents(line.cents);
  if (line.kind === 'adjustment') return <Cells date="" service="Adjustment" minutes="" amount={amount} />;
  if (line.kind === 'annual') {
    return <Cells date={formatDay(line.annual.date)} service="Annual record" minutes="" amount={amount} />;
  }
  const { id, date, type, status, duration } = line.session;
  return (
    <Cells
      date={
        <Link
          to={`/sessions/${id}`}
          className="text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary print:text-ink print:no-underline"
        >
          {formatDate(date, timeZone)}
        </Link>
      }
      service={`${sessionTypeLabels[type]}${status === 'absence' ? ', absence' : ''}`}
      minutes={String(duration)}
      amount={amount}
    />
  );
}

interface CellsProps {
  date: ReactNode;
  service: string;
  minutes: string;
  amount: string;
}

function Cells({ date, service, minutes, amount }: CellsProps) {
  return (
    <TableRow className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 print:break-inside-avoid">
      <TableCell className="whitespace-nowrap max-md:empty:hidden">{date}</TableCell>
      <TableCell className="max-md:order-1 max-md:col-start-1">{service}</TableCell>
      <TableCell className="text-right tabular-nums max-md:order-2 max-md:justify-end max-md:text-ink-muted max-md:empty:hidden">
        {minutes && (
          <span>
            {minutes}
            <span className="md:hidden"> min</span>
          </span>
        )}
      </TableCell>
      <TableCell className="text-right font-medium tabular-nums max-md:col-start-2 max-md:row-start-1 max-md:justify-end">
        {amount}
      </TableCell>
    </TableRow>
  );
}

function keyOf(line: InvoiceLine): string {
  if (line.kind === 'session') return `session ${line.session.id}`;
  return line.kind === 'annual' ? `annual ${line.annual.id}` : 'adjustment';
}
