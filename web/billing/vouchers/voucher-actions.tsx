import { CircleCheck, FileDown, Send } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { standingOf, type Voucher } from '#domain/billing/vouchers/voucher.ts';
import { RecordPaymentButton } from '#web/billing/payments/record-payment-button.tsx';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { MenuItem } from '#web/platform/ui/dropdown-menu.tsx';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { PageActions } from '#web/platform/ui/page-actions.tsx';
import { TextForm } from '#web/platform/ui/text-form.tsx';
import { SendForm } from './send-form.tsx';
import { useDeleteVoucher, usePayVoucher, useVoidVoucher, useVoucherFile } from './voucher-queries.ts';

interface VoucherActionsProps {
  voucher: Voucher;
  /** Whether one of its invoices is not paid yet. */
  canBePaid: boolean;
}

/** What can be done with a bill: its files, sent, paid, void, and delete while it was never sent. */
export function VoucherActions({ voucher, canBePaid }: VoucherActionsProps) {
  const [asked, setAsked] = useState<'send' | 'void' | 'delete'>();
  const payment = usePayVoucher(voucher.id);
  const file = useVoucherFile(voucher);
  const voiding = useVoidVoucher(voucher.id);
  const standing = standingOf(voucher);
  const isVoid = standing === 'void';
  const close = () => setAsked(undefined);
  return (
    <>
      <PageActions
        primary={
          standing === 'made' ? (
            <Button onClick={() => setAsked('send')}>
              <Send aria-hidden="true" />
              Mark Sent
            </Button>
          ) : (
            canBePaid && (
              <Button pending={payment.isPending} pendingText="Saving..." onClick={() => payment.mutate()}>
                <CircleCheck aria-hidden="true" />
                Mark Paid
              </Button>
            )
          )
        }
        edit={
          <>
            {canBePaid && <RecordPaymentButton variant="secondary" payerId={voucher.payerId} />}
            <Button
              variant="secondary"
              // A disabled button would lose keyboard focus.
              aria-disabled={file.isPending}
              onClick={() => !file.isPending && file.mutate('pdf')}
            >
              <FileDown aria-hidden="true" />
              PDF
            </Button>
          </>
        }
        pendingText={file.isPending ? 'Preparing the file...' : undefined}
        onDelete={voucher.sentOn === null ? () => setAsked('delete') : undefined}
      >
        <MenuItem onSelect={() => file.mutate('csv')}>CSV</MenuItem>
        <MenuItem onSelect={() => file.mutate('county')}>CSV in County Order</MenuItem>
        {standing === 'made' && canBePaid && <MenuItem onSelect={() => payment.mutate()}>Mark Paid</MenuItem>}
        {standing === 'sent' && <MenuItem onSelect={() => setAsked('send')}>Change Day Sent</MenuItem>}
        {!isVoid && <MenuItem onSelect={() => setAsked('void')}>Void</MenuItem>}
      </PageActions>
      <FormDialog open={asked === 'send'} onClose={close} title="Mark Sent" width="sm">
        {(dialog) => <SendForm voucher={voucher} {...dialog} />}
      </FormDialog>
      <FormDialog
        open={asked === 'void'}
        onClose={close}
        title={`Void bill ${voucher.number}?`}
        description={`${freedText(voucher)} What the bill says stays as it is, marked void.`}
        width="sm"
      >
        {({ close: closeForm, ...dialog }) => (
          <TextForm
            {...dialog}
            label="Void bill"
            asks="Reason"
            missing="Say why the bill is voided"
            saveText="Void Bill"
            savingText="Voiding..."
            isSaving={isSent(voiding)}
            destructive
            onText={(reason) => voiding.mutate(reason, { onSuccess: closeForm })}
          />
        )}
      </FormDialog>
      <DeleteDialog voucher={voucher} open={asked === 'delete'} onClose={close} />
    </>
  );
}

interface DeleteDialogProps {
  voucher: Voucher;
  open: boolean;
  onClose: () => void;
}

function DeleteDialog({ voucher, open, onClose }: DeleteDialogProps) {
  const navigate = useNavigate();
  const deletion = useDeleteVoucher(() => navigate('/vouchers'));
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Delete bill ${voucher.number}?`}
      description={voucher.voidedOn === null ? freedText(voucher) : 'What it said is deleted too.'}
      confirmText="Delete Bill"
      pendingText="Deleting..."
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate(voucher, { onError: onClose })}
    />
  );
}

/** Returns what is deleted and freed with a bill. */
function freedText({ parts }: Voucher): string {
  const count = parts.filter(({ invoiceId }) => invoiceId !== null).length;
  const invoices = count === 1 ? 'Its invoice is' : `Its ${count} invoices are`;
  return `${invoices} deleted and kept as sealed records, and its sessions can be billed again.`;
}
