import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { InvoiceStatusBadge } from '#web/billing/invoices/invoice-status-badge.tsx';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { ClientRecordRow, ClientRecordRows, NoClientRecords } from './client-record-rows.tsx';

/** Invoices of a client as rows. */
export function ClientInvoiceRows({ invoices }: { invoices: readonly Invoice[] }) {
  const timeZone = useTimeZone();
  if (invoices.length === 0) return <NoClientRecords text="No invoices yet." />;
  return (
    <ClientRecordRows label="Invoices">
      {invoices.map((invoice) => (
        <ClientRecordRow
          key={invoice.id}
          to={`/invoices/${invoice.id}`}
          title={invoice.description}
          detail={`Issued ${formatDate(invoice.dateIssued, timeZone)}`}
          end={
            <span className="grid justify-items-end gap-0.5">
              <span className="font-semibold tabular-nums">{formatCents(invoice.amount)}</span>
              <InvoiceStatusBadge status={invoice.status} />
            </span>
          }
        />
      ))}
    </ClientRecordRows>
  );
}
