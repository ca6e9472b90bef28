import { Link } from 'react-router';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { InvoiceLine } from '#domain/billing/invoices/invoice-line.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { InvoiceBalance } from '#web/billing/payments/invoice-balance.tsx';
import { HeadCell, Table, TableBody, TableCell, TableHead, TableRow } from '#web/platform/ui/table.tsx';
import { useLineChanges } from './use-line-changes.ts';

/** The lines of an invoice as issued, with the total. */
export function InvoiceLineTable({ invoice }: { invoice: Invoice }) {
  const changeSince = useLineChanges(invoice);
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
          {invoice.lines.map((line) => (
            <LineRow
              key={`${line.kind} ${line.sessionId ?? line.annualId}`}
              line={line}
              change={changeSince(line)}
            />
          ))}
        </TableBody>
      </Table>
      <p className="flex items-baseline justify-between gap-6 border-ink border-t pt-3 font-semibold text-lg tabular-nums sm:justify-end md:px-4">
        <span>Total</span>
        <span>{formatCents(invoice.amount)}</span>
      </p>
      <InvoiceBalance invoice={invoice} />
    </>
  );
}

interface LineRowProps {
  line: InvoiceLine;
  /** How the record differs from its line, if it does. */
  change: string | undefined;
}

function LineRow({ line, change }: LineRowProps) {
  const { day, label, minutes, cents, sessionId } = line;
  const date = day === null ? '' : formatDay(day);
  return (
    <TableRow className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 print:break-inside-avoid">
      <TableCell className="whitespace-nowrap max-md:empty:hidden">
        {sessionId === null ? (
          date
        ) : (
          <Link
            to={`/sessions/${sessionId}`}
            className="text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary max-md:-my-3 max-md:inline-flex max-md:min-h-11 max-md:items-center print:text-ink print:no-underline"
          >
            {date}
          </Link>
        )}
      </TableCell>
      <TableCell className="max-md:order-1 max-md:col-start-1">
        <span>
          {label}
          {change && <span className="block text-sm text-warning print:hidden">{change}</span>}
        </span>
      </TableCell>
      <TableCell className="text-right tabular-nums max-md:order-2 max-md:justify-end max-md:text-ink-muted max-md:empty:hidden">
        {minutes !== null && (
          <span>
            {minutes}
            <span className="md:hidden"> min</span>
          </span>
        )}
      </TableCell>
      <TableCell className="text-right font-medium tabular-nums max-md:col-start-2 max-md:row-start-1 max-md:justify-end">
        {formatCents(cents)}
      </TableCell>
    </TableRow>
  );
}
