import { type InvoiceStatus, invoiceStatusLabels } from '#domain/billing/invoices/invoice.ts';
import { Badge } from '#web/platform/ui/badge.tsx';

const variants = { pending: 'info', paid: 'success', overdue: 'danger' } as const;

/** An invoice's status as of today. */
export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  return <Badge variant={variants[status]}>{invoiceStatusLabels[status]}</Badge>;
}
