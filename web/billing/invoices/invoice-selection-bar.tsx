import { CircleCheck, FileDown } from 'lucide-react';
import { BATCH_LIMIT, PDF_LIMIT, selectionText } from '#domain/billing/invoices/invoice-batch.ts';
import { canBeMarkedPaid } from '#domain/billing/invoices/invoice-status.ts';
import { BottomBar } from '#web/platform/ui/bottom-bar.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { useInvoicesPdf, useMarkInvoicesPaid } from './invoice-queries.ts';
import type { InvoiceSelection } from './use-invoice-selection.ts';

/** What can be done with the ticked invoices; renders nothing if none is ticked. */
export function InvoiceSelectionBar({ chosen, chooseAll }: InvoiceSelection) {
  const payment = useMarkInvoicesPaid(() => chooseAll(false));
  const pdf = useInvoicesPdf();
  if (chosen.length === 0) return null;
  const ids = chosen.map(({ id }) => id);
  const canBePaid = chosen.some(canBeMarkedPaid) && chosen.length <= BATCH_LIMIT;
  return (
    <BottomBar className="z-10" role="group" aria-label="Selected invoices">
      <p role="status" className="mr-auto text-ink-muted text-sm tabular-nums max-sm:w-full">
        {selectionText(chosen)}
      </p>
      <Button variant="ghost" onClick={() => chooseAll(false)}>
        Clear
      </Button>
      <Button
        variant="secondary"
        disabled={chosen.length > PDF_LIMIT}
        pending={pdf.isPending}
        pendingText="Making the PDF..."
        onClick={() => pdf.mutate(ids)}
      >
        <FileDown aria-hidden="true" />
        PDF
      </Button>
      <Button
        className="max-sm:flex-1"
        disabled={!canBePaid}
        pending={payment.isPending}
        pendingText="Saving..."
        onClick={() => payment.mutate(ids)}
      >
        <CircleCheck aria-hidden="true" />
        Mark Paid
      </Button>
    </BottomBar>
  );
}
