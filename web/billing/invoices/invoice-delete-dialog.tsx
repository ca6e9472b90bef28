import { useNavigate } from 'react-router';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { formatDate, type TimeZone } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { useDeleteInvoice } from './invoice-queries.ts';

interface InvoiceDeleteDialogProps {
  invoice: Invoice;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Confirms the deletion of an invoice, then returns to the list. */
export function InvoiceDeleteDialog({ invoice, open, onOpenChange }: InvoiceDeleteDialogProps) {
  const user = useUser();
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const deletion = useDeleteInvoice(() => navigate('/invoices'));
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete invoice ${invoice.id}?`}
      description={whatHappens(invoice, timeZone)}
      confirmText="Delete Invoice"
      pendingText="Deleting..."
      pending={deletion.isPending}
      onConfirm={() => user.data && deletion.mutate(invoice.id, { onError: () => onOpenChange(false) })}
    />
  );
}

function whatHappens({ paid, datePaid }: Invoice, timeZone: TimeZone): string {
  const day = datePaid === null ? '' : ` on ${formatDate(datePaid, timeZone)}`;
  // A payment made by Mark Paid is deleted with the invoice; a partial payment is always a recorded one.
  const credit = datePaid === null ? ' and stay as credit' : '';
  const money = paid > 0 ? `${formatCents(paid)} were paid on it${day}${credit}. ` : '';
  return `${money}The invoice leaves every list and report and is kept as a sealed record; its number is not given again. What stands on it can be invoiced again.`;
}
