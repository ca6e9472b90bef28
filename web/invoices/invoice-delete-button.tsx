import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDate, type TimeZone } from '#domain/dates.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { formatCents } from '#domain/money.ts';
import { useUser } from '#web/auth/user-queries.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { useDeleteInvoice } from './invoice-queries.ts';

/** Deletes an invoice after asking, and goes back to the list. */
export function InvoiceDeleteButton({ invoice }: { invoice: Invoice }) {
  const [isAsking, setAsking] = useState(false);
  const user = useUser();
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const deletion = useDeleteInvoice(() => navigate('/invoices'));
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        Delete
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete invoice ${invoice.id}?`}
        description={whatHappens(invoice, timeZone)}
        confirmText="Delete Invoice"
        pendingText="Deleting..."
        pending={deletion.isPending}
        onConfirm={() => user.data && deletion.mutate(invoice.id, { onError: () => setAsking(false) })}
      />
    </>
  );
}

function whatHappens({ amount, datePaid }: Invoice, timeZone: TimeZone): string {
  const paid = datePaid && `${formatCents(amount)} were paid on it on ${formatDate(datePaid, timeZone)}. `;
  return `${paid ?? ''}The invoice leaves every list and report and is kept as a sealed record; its number is not given again. What stands on it can be invoiced again.`;
}
