import { FileX } from 'lucide-react';
import type { Payment } from '#domain/billing/payments/payment.ts';
import { signedAmount } from '#domain/billing/payments/payment-text.ts';
import { paymentKindLabels } from '#domain/billing/payments/payment-words.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { RequestError } from '#web/platform/api/request.ts';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { RecordNotFound } from '#web/platform/ui/record-not-found.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentKindBadge } from './payment-kind-badge.tsx';
import { PaymentParts } from './payment-parts.tsx';
import { usePaymentOfAddress } from './payment-queries.ts';

/** A payment, refund or write-off: what it is, and the invoices it went to. */
export function PaymentPage({ id }: { id: string }) {
  const payment = usePaymentOfAddress(id);
  if (payment.data) return <PaymentFound payment={payment.data} />;
  if (payment.error instanceof RequestError && payment.error.status === 404) {
    return <RecordNotFound noun="Payment" to="/payments" icon={FileX} />;
  }
  return (
    <>
      <PageHeader title="Payment" above={back} />
      <Card className="p-5">
        {payment.isError ? (
          <ErrorState message={payment.error.message} onRetry={() => payment.refetch()} />
        ) : (
          <SkeletonRows count={3} label="Loading payment" />
        )}
      </Card>
    </>
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
