import { Ban, Mail, Pencil, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Payment } from '#domain/billing/payments/payment.ts';
import { returnableCents } from '#domain/billing/payments/payment-text.ts';
import { paymentKindLabels } from '#domain/billing/payments/payment-words.ts';
import { formatCents } from '#domain/platform/money.ts';
import { SendPaper } from '#web/billing/billing-documents/send-paper.tsx';
import { useSendOnce } from '#web/platform/api/record-mutation.ts';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { MenuItem } from '#web/platform/ui/dropdown-menu.tsx';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { PageActions } from '#web/platform/ui/page-actions.tsx';
import { MoveForm } from './move-form.tsx';
import { PaymentEditForm } from './payment-edit-form.tsx';
import { useVoidPayment } from './payment-queries.ts';
import { ReceiptMenuItem } from './receipt-menu-item.tsx';
import { RefundForm } from './refund-form.tsx';

/** What can be done with a payment that counts: refund, move, edit, void. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const [asked, setAsked] = useState<'refund' | 'send' | 'move' | 'edit' | 'void'>();
  const { kind, clientId, organizationId } = payment;
  const returnable = returnableCents(payment);
  const close = () => setAsked(undefined);
  return (
    <>
      <PageActions
        primary={
          returnable > 0 && (
            <Button variant="secondary" onClick={() => setAsked('refund')}>
              <Undo2 aria-hidden="true" />
              Refund
            </Button>
          )
        }
        edit={
          <Button variant="secondary" onClick={() => setAsked('edit')}>
            <Pencil aria-hidden="true" />
            Edit
          </Button>
        }
      >
        {kind === 'payment' && <ReceiptMenuItem paymentId={payment.id} />}
        {kind === 'payment' && clientId !== null && (
          <MenuItem onSelect={() => setAsked('send')}>
            <Mail aria-hidden="true" />
            Send Receipt
          </MenuItem>
        )}
        {kind === 'payment' && (clientId ?? organizationId) !== null && (
          <MenuItem onSelect={() => setAsked('move')}>Move</MenuItem>
        )}
        <MenuItem destructive onSelect={() => setAsked('void')}>
          <Ban aria-hidden="true" />
          Void
        </MenuItem>
      </PageActions>
      <FormDialog
        open={asked === 'refund'}
        onClose={close}
        title="Refund"
        description={`At most ${formatCents(returnable)} can be given back. Credit goes first; then the latest invoices are open again.`}
      >
        {(dialog) => <RefundForm payment={payment} {...dialog} />}
      </FormDialog>
      {clientId !== null && (
        <SendPaper
          paper={{
            clientId,
            message: { kind: 'receipt', paymentId: payment.id },
            name: 'Receipt',
            pdf: { path: `/api/payments/${payment.id}/receipt/pdf`, file: `receipt-${payment.id}.pdf` },
          }}
          open={asked === 'send'}
          onClose={close}
        />
      )}
      <FormDialog
        open={asked === 'move'}
        onClose={close}
        title="Move Payment"
        description="Say how much goes to which invoice. What is left over is credit."
        width="sm"
      >
        {(dialog) => <MoveForm payment={payment} {...dialog} />}
      </FormDialog>
      <FormDialog open={asked === 'edit'} onClose={close} title={`Edit ${paymentKindLabels[kind]}`}>
        {(dialog) => <PaymentEditForm payment={payment} {...dialog} />}
      </FormDialog>
      <VoidDialog payment={payment} open={asked === 'void'} onClose={close} />
    </>
  );
}

interface VoidDialogProps {
  payment: Payment;
  open: boolean;
  onClose: () => void;
}

const voidTexts = {
  payment: 'The invoices that it paid are open again.',
  refund: 'The invoices that it opened are paid again, as far as they are still open.',
  'write-off': 'The invoices that it settled are open again.',
};

function VoidDialog({ payment, open, onClose }: VoidDialogProps) {
  const voiding = useVoidPayment(payment);
  const voidOnce = useSendOnce(voiding);
  const word = paymentKindLabels[payment.kind];
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Void this ${word.toLowerCase()}?`}
      description={`It counts as if it had never been recorded, and stays in the list, struck through. ${voidTexts[payment.kind]}`}
      confirmText={`Void ${word}`}
      pendingText="Voiding..."
      pending={voiding.isPending}
      onConfirm={() => voidOnce(undefined, { onSettled: onClose })}
    />
  );
}
