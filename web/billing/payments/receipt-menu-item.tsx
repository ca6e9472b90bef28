import { FileDown } from 'lucide-react';
import { download } from '#web/platform/api/download.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { MenuItem } from '#web/platform/ui/dropdown-menu.tsx';

/** Saves the receipt of a payment as a PDF. */
export function ReceiptMenuItem({ paymentId }: { paymentId: number }) {
  const saving = useRecordMutation({
    call: () => download(`/api/payments/${paymentId}/receipt/pdf`, `receipt-${paymentId}.pdf`),
    success: {
      title: 'PDF Generated',
      description: 'The receipt has been generated and can be downloaded.',
    },
    failure: 'Download Failed',
  });
  return (
    <MenuItem onSelect={() => !saving.isPending && saving.mutate(undefined)}>
      <FileDown aria-hidden="true" />
      Receipt
    </MenuItem>
  );
}
