import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { WriteOffForm } from './write-off-form.tsx';

interface WriteOffDialogProps {
  invoice: Invoice;
  /** The organization that pays, if the invoice is part of a bill to it. */
  payerId: number | undefined;
  open: boolean;
  onClose: () => void;
}

/** Writes off what is open on an invoice. */
export function WriteOffDialog({ invoice, payerId, open, onClose }: WriteOffDialogProps) {
  const owner =
    payerId === undefined
      ? { clientId: invoice.clientId, organizationId: null }
      : { clientId: null, organizationId: payerId };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Write Off Invoice ${invoice.id}`}
      description="What is written off is not owed any more. It does not count as received."
      width="sm"
    >
      {(dialog) => <WriteOffForm invoice={invoice} owner={owner} {...dialog} />}
    </FormDialog>
  );
}
