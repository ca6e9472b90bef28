import { memo, useRef } from 'react';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { lateText } from '#domain/billing/invoices/invoice-status.ts';
import { partlyPaidText } from '#domain/billing/payments/settled-invoice.ts';
import { type Day, formatDate, formatDay, type TimeZone } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { CheckboxMark } from '#web/platform/ui/checkbox.tsx';
import { type LongTablePlace, placeInTable } from '#web/platform/ui/long-table.tsx';
import { RowLink, TableCell, TableRow } from '#web/platform/ui/table.tsx';
import { InvoicePdfButton } from './invoice-pdf-button.tsx';
import { InvoiceStatusBadge } from './invoice-status-badge.tsx';
import { MarkPaidButton } from './mark-paid-button.tsx';

interface InvoiceRowProps extends LongTablePlace {
  invoice: Invoice;
  timeZone: TimeZone;
  today: Day;
  isChosen: boolean;
  onChoose: (id: number, isIn: boolean) => void;
}

/** An invoice as a table row, or as a card on phones. */
export const InvoiceRow = memo(function InvoiceRow({
  invoice,
  timeZone,
  today,
  isChosen,
  onChoose,
  index,
  measure,
}: InvoiceRowProps) {
  const pdfButton = useRef<HTMLButtonElement>(null);
  const late = lateText(invoice, today);
  const nameId = `invoice-${invoice.id}`;
  const checkboxId = `${nameId}-selected`;
  return (
    <TableRow
      interactive
      {...placeInTable({ index, measure })}
      className="max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:gap-x-3"
    >
      <TableCell className="md:pr-0! md:pl-4!">
        {/* Easy to hit, and above the link that covers the row. */}
        <label
          htmlFor={checkboxId}
          className="-m-3 relative z-1 flex size-11 cursor-pointer items-center justify-center print:hidden"
        >
          <CheckboxMark
            id={checkboxId}
            aria-label={`Select invoice ${invoice.id}`}
            aria-describedby={nameId}
            checked={isChosen}
            onChange={(event) => onChoose(invoice.id, event.target.checked)}
          />
        </label>
      </TableCell>
      <TableCell className="font-semibold max-md:text-base">
        <RowLink
          id={nameId}
          to={`/invoices/${invoice.id}`}
          className="min-w-0 break-words max-md:truncate md:line-clamp-2"
        >
          <ClientNameOf id={invoice.clientId} />
        </RowLink>
      </TableCell>
      <TableCell className="max-md:order-2 max-md:col-span-3">
        <span className="line-clamp-2 text-pretty break-words">{invoice.description}</span>
        <span className="block text-ink-muted text-xs tabular-nums">
          {[`Invoice ${invoice.id}`, partlyPaidText(invoice)].filter(Boolean).join(' · ')}
        </span>
      </TableCell>
      <TableCell className="max-md:order-3 max-md:col-span-2 max-md:flex-wrap max-md:gap-x-2 max-md:text-ink-muted">
        <span className="whitespace-nowrap md:block">{formatDate(invoice.dateIssued, timeZone)}</span>
        {invoice.status !== 'paid' && (
          <span className="whitespace-nowrap text-ink-muted md:block md:text-xs">
            {`Due ${formatDay(invoice.dueDate)}`}
          </span>
        )}
        {late !== '' && (
          <span className="whitespace-nowrap font-medium text-danger md:block md:text-xs">{late}</span>
        )}
      </TableCell>
      <TableCell className="whitespace-nowrap text-right font-semibold tabular-nums max-md:order-1 max-md:justify-end max-md:col-start-3 max-md:row-start-1 max-md:text-base">
        {formatCents(invoice.amount)}
      </TableCell>
      <TableCell className="max-md:order-3 max-md:justify-end">
        <InvoiceStatusBadge status={invoice.status} />
      </TableCell>
      <TableCell className="max-md:order-4 max-md:col-span-3 max-md:pt-2">
        <span className="flex w-full gap-2 md:max-xl:flex-col md:max-xl:items-stretch xl:justify-end">
          <MarkPaidButton
            invoice={invoice}
            variant="secondary"
            size="sm"
            className="relative max-md:flex-1"
            describedBy={nameId}
            nextFocus={pdfButton}
          />
          <InvoicePdfButton
            ref={pdfButton}
            invoice={invoice}
            size="sm"
            className="relative max-md:flex-1"
            describedBy={nameId}
          />
        </span>
      </TableCell>
    </TableRow>
  );
});
