/** What a dated entry of an account is. A refund takes back from a payment, a write-off from an invoice. */
export const paymentKinds = ['payment', 'refund', 'write-off'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const paymentMethods = [
  'cash',
  'check',
  'zelle',
  'venmo',
  'card',
  'bank-transfer',
  'fsa-hsa-card',
  'online',
  'other',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

const refundReasons = ['overpaid', 'cancelled', 'returned-check', 'other'] as const;
const writeOffReasons = ['courtesy', 'hardship', 'uncollectible', 'other'] as const;
export const paymentReasons = [
  'overpaid',
  'cancelled',
  'returned-check',
  'courtesy',
  'hardship',
  'uncollectible',
  'other',
] as const;
export type PaymentReason = (typeof paymentReasons)[number];

/** The reasons that go with each kind; a payment has none. */
export const reasonsOfKind: Record<PaymentKind, readonly PaymentReason[]> = {
  payment: [],
  refund: refundReasons,
  'write-off': writeOffReasons,
};

/** Where a payment comes from: typed by the therapist, made by Mark Paid, or paid online. */
export const paymentSources = ['typed', 'mark-paid', 'online'] as const;
