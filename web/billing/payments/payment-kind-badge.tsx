import type { Payment } from '#domain/billing/payments/payment.ts';
import { type PaymentKind, paymentKindLabels } from '#domain/billing/payments/payment-words.ts';
import { Badge } from '#web/platform/ui/badge.tsx';

const variants = {
  payment: 'success',
  refund: 'warning',
  'write-off': 'secondary',
} as const satisfies Record<PaymentKind, string>;

/** The kind of a payment; "Void" if it no longer counts. */
export function PaymentKindBadge({
  payment: { kind, voidedAt },
}: {
  payment: Pick<Payment, 'kind' | 'voidedAt'>;
}) {
  if (voidedAt !== null) return <Badge variant="outline">{`${paymentKindLabels[kind]}, void`}</Badge>;
  return <Badge variant={variants[kind]}>{paymentKindLabels[kind]}</Badge>;
}
