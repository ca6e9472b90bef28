import { useState } from 'react';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DiscardQuestion } from '#web/ui/unsaved-changes.tsx';
import { InvoiceForm } from './invoice-form.tsx';

interface InvoiceFormDialogProps {
  open: boolean;
  /** The invoice to change; none for a new one. */
  invoice?: Invoice | undefined;
  /** The client of a new invoice, when it is known. */
  clientId?: number | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** The invoice form over the page it was opened from; closing asks first when something was typed. */
export function InvoiceFormDialog({ open, invoice, clientId, onClose, onSaved }: InvoiceFormDialogProps) {
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);

  function handleClose(): void {
    if (isDirty) setAsking(true);
    else onClose();
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && handleClose()}
        title={invoice ? `Edit Invoice ${invoice.id}` : 'New Invoice'}
        width="lg"
      >
        <InvoiceForm
          invoice={invoice}
          clientId={clientId}
          onSaved={onSaved}
          onCancel={handleClose}
          onDirtyChange={setDirty}
        />
      </Dialog>
      <DiscardQuestion
        open={isAsking}
        onStay={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          setDirty(false);
          onClose();
        }}
      />
    </>
  );
}
