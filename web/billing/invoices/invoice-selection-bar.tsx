import { CircleCheck, FileDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { BATCH_LIMIT, PDF_LIMIT, selectionText } from '#domain/billing/invoices/invoice-batch.ts';
import { canBeMarkedPaid } from '#domain/billing/invoices/invoice-status.ts';
import { BottomBar } from '#web/platform/ui/bottom-bar.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { useInvoicesPdf, useMarkInvoicesPaid } from './invoice-queries.ts';
import type { InvoiceSelection } from './use-invoice-selection.ts';

// Asked for once an overdue invoice is ticked.
const RemindersButton = lazy(() => import('#web/billing/billing-documents/reminders-button.tsx'));

/** What can be done with the ticked invoices; renders nothing if none is ticked. */
export function InvoiceSelectionBar({ chosen, chooseAll }: InvoiceSelection) {
  const payment = useMarkInvoicesPaid(() => chooseAll(false));
  const pdf = useInvoicesPdf();
  if (chosen.length === 0) return null;
  const openCount = chosen.filter(canBeMarkedPaid).length;
  return (
    <BottomBar className="z-10" role="group" aria-label="Selected invoices">
      <p role="status" className="min-w-0 text-ink-muted text-sm tabular-nums max-sm:w-full sm:flex-1">
        {selectionText(chosen)}
      </p>
      <Button variant="ghost" onClick={() => chooseAll(false)}>
        Clear
      </Button>
      {chosen.some(({ status }) => status === 'overdue') && (
        <Suspense>
          <RemindersButton invoices={chosen} />
        </Suspense>
      )}
      <Button
        variant="secondary"
        disabled={chosen.length > PDF_LIMIT}
        pending={pdf.isPending}
        pendingText="Making the PDF..."
        onClick={() => pdf.mutate(chosen.map(({ id }) => id))}
      >
        <FileDown aria-hidden="true" />
        PDF
      </Button>
      <Button
        className="max-sm:flex-1"
        disabled={openCount === 0 || openCount > BATCH_LIMIT}
        pending={payment.isPending}
        pendingText="Saving..."
        onClick={() => payment.mutate(chosen)}
      >
        <CircleCheck aria-hidden="true" />
        Mark Paid
      </Button>
    </BottomBar>
  );
}
