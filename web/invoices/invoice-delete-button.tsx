import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { useUser } from '#web/auth/user-queries.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { useDeleteInvoice } from './invoice-queries.ts';

/** Deletes an invoice after asking, and goes back to the list. */
export function InvoiceDeleteButton({ invoice }: { invoice: Pick<Invoice, 'id'> }) {
  const [isAsking, setAsking] = useState(false);
  const user = useUser();
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
        description="The invoice is removed for good. What stands on it can be invoiced again."
        confirmText="Delete Invoice"
        pendingText="Deleting..."
        pending={deletion.isPending}
        onConfirm={() => user.data && deletion.mutate(invoice.id, { onError: () => setAsking(false) })}
      />
    </>
  );
}
