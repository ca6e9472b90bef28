import { FileX } from 'lucide-react';
import type { Payment } from '#domain/billing/payments/payment.ts';
import { signedAmount } from '#domain/billing/payments/payment-text.ts';
import { paymentKindLabels } from '#domain/billing/payments/payment-words.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { RecordPage } from '#web/platform/ui/record-page.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentKindBadge } from './payment-kind-badge.tsx';
import { PaymentParts } from './payment-parts.tsx';
import { usePaymentOfAddress } from './payment-queries.ts';

/** A payment, refund or write-off: what it is, and the invoices it went to. */
export function PaymentPage({ id }: { id: string }) {
  return (
    <RecordPage query={usePaymentOfAddress(id)} noun="Payment" to="/payments" icon={FileX} above={back}>
      {(payment) => <PaymentFound payment={payment} />}
    </RecordPage>
  );
}

function PaymentFound({ payment }: { payment: Payment }) {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        above={back}
        title={
          <span className="flex flex-wrap items-center gap-3">
            <span className={payment.voidedAt === null ? undefined : 'line-through'}>
              {`${paymentKindLabels[payment.kind]} of ${signedAmount({ ...payment, kind: 'payment' })}`}
            </span>
            {payment.voidedAt !== null && (
              <span className="inline-flex font-sans">
                <PaymentKindBadge payment={payment} />
              </span>
            )}
          </span>
        }
        description={formatDay(payment.date)}
        actions={payment.voidedAt === null && <PaymentActions payment={payment} />}
      />
      <PaymentFacts payment={payment} />
      <PaymentParts payment={payment} />
    </div>
  );
}

const back = <ReturnLink to="/payments" label="Payments" />;
