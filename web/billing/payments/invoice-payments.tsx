import { Link } from 'react-router';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import { methodText } from '#domain/billing/payments/payment-text.ts';
import { paymentKindLabels } from '#domain/billing/payments/payment-words.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { usePaymentsOfInvoice } from './payment-queries.ts';
import { UseCreditButton } from './use-credit-button.tsx';

interface InvoicePaymentsProps {
  invoice: Invoice;
  /** The organization that is billed for it. */
  payerId: number | undefined;
}

/** The payments, refunds and write-offs of an invoice; nothing if there are none and there is no credit to use. */
export function InvoicePayments({ invoice, payerId }: InvoicePaymentsProps) {
  const { data: payments = [] } = usePaymentsOfInvoice(invoice.id);
  return (
    <>
      {invoice.balance > 0 && <UseCreditButton invoice={invoice} payerId={payerId} />}
      {payments.length > 0 && (
        <Card className="mt-5 overflow-hidden print:hidden">
          <CardHeader title="Payments" className="pb-3" />
          <ul className="divide-y divide-line">
            {payments.map((payment) => (
              <PaymentOnInvoice key={payment.id} payment={payment} invoiceId={invoice.id} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function PaymentOnInvoice({ payment, invoiceId }: { payment: Payment; invoiceId: number }) {
  const { id, kind, date, amount, applications } = payment;
  const part = applications.find((one) => one.invoiceId === invoiceId)?.amount ?? 0;
  const isWhole = part === amount;
  return (
    <li>
      <Link
        to={`/payments/${id}`}
        className="flex min-h-14 items-center justify-between gap-3 px-5 py-2.5 text-sm transition-colors hover:bg-primary-soft/40 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0">
          <span className="block font-medium">{formatDay(date)}</span>
          <span className="block break-words text-ink-muted">
            {[kind !== 'payment' && paymentKindLabels[kind], methodText(payment)].filter(Boolean).join(', ')}
          </span>
        </span>
        <span className="shrink-0 text-right tabular-nums">
          <span className="block font-semibold">{formatCents(kind === 'refund' ? -part : part)}</span>
          {!isWhole && <span className="block text-ink-muted text-xs">{`of ${formatCents(amount)}`}</span>}
        </span>
      </Link>
    </li>
  );
}
