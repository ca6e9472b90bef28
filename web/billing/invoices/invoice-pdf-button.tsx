import { FileDown } from 'lucide-react';
import type { Ref } from 'react';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { Button } from '#web/platform/ui/button.tsx';
import type { ButtonLook } from '#web/platform/ui/button-styles.ts';
import { useInvoicePdf } from './invoice-queries.ts';

interface InvoicePdfButtonProps {
  invoice: Pick<Invoice, 'id'>;
  size?: ButtonLook['size'];
  className?: string | undefined;
  /** The id of the element that names the invoice, if several are on a page. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Saves the invoice as a PDF and announces when it is done. */
export function InvoicePdfButton({ invoice, size, className, describedBy, ref }: InvoicePdfButtonProps) {
  const pdf = useInvoicePdf();
  return (
    <Button
      ref={ref}
      variant="secondary"
      size={size}
      className={className}
      aria-describedby={describedBy}
      // A disabled button would lose keyboard focus.
      aria-disabled={pdf.isPending}
      onClick={() => !pdf.isPending && pdf.mutate(invoice.id)}
    >
      <FileDown aria-hidden="true" />
      PDF
    </Button>
  );
}
