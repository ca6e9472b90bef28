import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { InvoiceForm } from './invoice-form.tsx';

interface InvoiceFormDialogProps {
  open: boolean;
  /** The invoice to edit; undefined for a new one. */
  invoice?: Invoice | undefined;
  /** The client of a new invoice, if known. */
  clientId?: number | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** The invoice form in a dialog. */
export function InvoiceFormDialog({ open, onClose, onSaved, ...start }: InvoiceFormDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={start.invoice ? `Edit Invoice ${start.invoice.id}` : 'New Invoice'}
      width="lg"
    >
      {({ onCancel, onDirtyChange }) => (
        <InvoiceForm {...start} onSaved={onSaved} onCancel={onCancel} onDirtyChange={onDirtyChange} />
      )}
    </FormDialog>
  );
}
