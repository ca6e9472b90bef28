import type { NewPayment } from '#domain/billing/payments/payment.ts';

/** Builds a request to record a payment by check; pass the client or the payer, and what matters. */
export function buildPayment(changes: Partial<NewPayment>): NewPayment {
  return { date: '2026-10-20', amount: 2_000, method: 'check', ...changes };
}
