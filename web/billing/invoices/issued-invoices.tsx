import { CircleCheck, FileDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { sumOf } from '#domain/billing/payments/share-out.ts';
import { formatCents } from '#domain/platform/money.ts';
import { SendAll } from '#web/billing/billing-documents/send-all.tsx';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { useInvoicesPdf } from './invoice-queries.ts';

interface IssuedInvoicesProps {
  invoices: readonly Invoice[];
}

/** The invoices issued in one step, with a single PDF. */
export function IssuedInvoices({ invoices }: IssuedInvoicesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pdf = useInvoicesPdf();
  useEffect(() => heading.current?.focus(), []);
  const many = invoices.length > 1;
  return (
    <Card className="overflow-clip">
      <div className="flex flex-wrap items-center justify-between gap-4 border-line border-b p-4 sm:p-5">
        <div className="flex items-center gap-3">
          <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-success" />
          <div>
            <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
              {many ? `${invoices.length} Invoices Created` : 'One Invoice Created'}
            </h2>
            <p className="text-ink-muted text-sm">{formatCents(sumOf(invoices))}</p>
          </div>
        </div>
        <Button
          variant="secondary"
          className="max-sm:w-full"
          pending={pdf.isPending}
          pendingText="Making the PDF..."
          onClick={() => pdf.mutate(invoices.map(({ id }) => id))}
        >
          <FileDown aria-hidden="true" />
          {many ? `PDF of All ${invoices.length}` : 'PDF'}
        </Button>
      </div>
      <div className="border-line border-b p-4 sm:px-5">
        <SendAll invoices={invoices} onPrint={pdf.mutate} />
      </div>
      <ul className="divide-y divide-line">
        {invoices.map(({ id, clientId, description, amount }) => (
          <li key={id} className="flex min-h-12 items-center justify-between gap-4 px-4 py-2 text-sm sm:px-5">
            <span className="min-w-0">
              <Link to={`/invoices/${id}`} className="break-words hover:underline">
                <ClientNameOf id={clientId} />
              </Link>
              <span className="block break-words text-ink-muted">{description}</span>
            </span>
            <span className="font-semibold tabular-nums">{formatCents(amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
