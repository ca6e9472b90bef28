/** The kinds of dated entries of an account. A refund reduces a payment, a write-off an invoice. */
export const paymentKinds = ['payment', 'refund', 'write-off'] as const;
export type PaymentKind = (typeof paymentKinds)[number];
export const paymentKindLabels: Record<PaymentKind, string> = {
  payment: 'Payment',
  refund: 'Refund',
  'write-off': 'Write-off',
};

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
export const paymentMethodLabels: Record<PaymentMethod, string> = {
  cash: 'Cash',
  check: 'Check',
  zelle: 'Zelle',
  venmo: 'Venmo',
  card: 'Card',
  'bank-transfer': 'Bank transfer',
  'fsa-hsa-card': 'FSA or HSA card',
  online: 'Online',
  other: 'Other',
};

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
export const paymentReasonLabels: Record<PaymentReason, string> = {
  overpaid: 'Overpaid',
  cancelled: 'Cancelled service',
  'returned-check': 'Returned check',
  courtesy: 'Courtesy',
  hardship: 'Hardship',
  uncollectible: 'Uncollectible',
  other: 'Other',
};

/** The reasons that go with each kind; a payment has none. */
export const reasonsOfKind: Record<PaymentKind, readonly PaymentReason[]> = {
  payment: [],
  refund: refundReasons,
  'write-off': writeOffReasons,
};

/** Where a payment comes from: typed by the therapist, made by Mark Paid, or paid online. */
export const paymentSources = ['typed', 'mark-paid', 'online'] as const;
