import { useNavigate } from 'react-router';
import { formatDate, type TimeZone } from '#domain/dates.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { formatCents } from '#domain/money.ts';
import { useUser } from '#web/auth/user-queries.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { useDeleteInvoice } from './invoice-queries.ts';

interface InvoiceDeleteDialogProps {
  invoice: Invoice;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks whether to delete an invoice, and goes back to the list when it is deleted. */
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

function whatHappens({ amount, datePaid }: Invoice, timeZone: TimeZone): string {
  const paid = datePaid && `${formatCents(amount)} were paid on it on ${formatDate(datePaid, timeZone)}. `;
  return `${paid ?? ''}The invoice leaves every list and report and is kept as a sealed record; its number is not given again. What stands on it can be invoiced again.`;
}
