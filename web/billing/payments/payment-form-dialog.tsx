import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { useAccountName } from './account-name.ts';
import { PaymentForm } from './payment-form.tsx';
import type { PaymentFormStart } from './use-payment-form.ts';

interface PaymentFormDialogProps extends PaymentFormStart {
  open: boolean;
  onClose: () => void;
}

/** The form of a new payment in a dialog. */
export default function PaymentFormDialog({ open, onClose, ...start }: PaymentFormDialogProps) {
  const of = { clientId: null, organizationId: start.payerId ?? null };
  const nameOf = useAccountName([of]);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Record Payment"
      {...(start.payerId && { description: `From ${nameOf(of)}` })}
    >
      {(dialog) => <PaymentForm {...dialog} {...start} />}
    </FormDialog>
  );
}
