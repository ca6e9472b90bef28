import { formatCents } from '#domain/platform/money.ts';
import type { Payment } from './payment.ts';
import { paymentMethodLabels, paymentReasonLabels } from './payment-words.ts';
import { sumOf } from './share-out.ts';

/** Returns "Check 1207", "Zelle, overpaid" or "Hardship": how money came or went, its reference and the reason. */
export function methodText({
  method,
  reason,
  reference,
  source,
}: Pick<Payment, 'method' | 'reason' | 'reference' | 'source'>): string {
  if (source === 'mark-paid') return 'Marked paid';
  const way = method && [paymentMethodLabels[method], reference].filter(Boolean).join(' ');
  const why = reason && paymentReasonLabels[reason];
  return way && why ? `${way}, ${why.toLowerCase()}` : (way ?? why ?? '');
}

/** Returns the amount for display, with a minus for what was given back. */
export function signedAmount({ kind, amount }: Pick<Payment, 'kind' | 'amount'>): string {
  return formatCents(kind === 'refund' ? -amount : amount);
}

/** Returns how much of a payment can be given back, in whole cents: what earlier refunds left. */
export function returnableCents({
  kind,
  applications,
  unapplied,
}: Pick<Payment, 'kind' | 'applications' | 'unapplied'>): number {
  return kind === 'payment' ? unapplied + sumOf(applications) : 0;
}
