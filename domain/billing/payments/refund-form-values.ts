import * as z from 'zod/mini';
import type { Day } from '#domain/platform/dates.ts';
import { centsToDollars, dollarsToCents, formatCents } from '#domain/platform/money.ts';
import { type NewPayment, type Payment, refundTooEarly } from './payment.ts';
import { paymentAmount, paymentDay } from './payment-form-values.ts';
import { returnableCents } from './payment-text.ts';
import { paymentMethods, paymentReasons } from './payment-words.ts';

const reason = z.pipe(z.string(), z.enum(paymentReasons, 'Choose a reason'));

/** Returns the schema of an amount in dollars of which at most so many cents are there. */
function amountUpTo(cents: number, tooMuch: string) {
  return paymentAmount.check(z.refine((dollars) => dollarsToCents(dollars) <= cents, tooMuch));
}

type Refundable = Pick<Payment, 'id' | 'date' | 'kind' | 'method' | 'applications' | 'unapplied'>;

/** Returns the schema of the form that gives back a payment, for the practice's day. */
export function refundForm(payment: Refundable, today: Day) {
  const most = returnableCents(payment);
  return z.object({
    amount: amountUpTo(most, `${formatCents(most)} of this payment can be given back`),
    reason,
    method: z.pipe(z.string(), z.enum(paymentMethods, 'Choose how it was paid')),
    date: paymentDay(today).check(z.refine((day) => day >= payment.date, refundTooEarly(payment.date))),
  });
}
export type RefundFormValues = z.input<ReturnType<typeof refundForm>>;
export type RefundFormResult = z.output<ReturnType<typeof refundForm>>;

/** Returns the form's initial values: all that can be given back, in the way it came. */
export function refundFormStart(payment: Refundable, today: Day): RefundFormValues {
  return {
    amount: centsToDollars(returnableCents(payment)),
    reason: '',
    method: payment.method ?? '',
    date: today,
  };
}

/** Converts the form to the request. */
export function refundOfForm(
  { amount, ...typed }: RefundFormResult,
  { id }: Pick<Payment, 'id'>,
): NewPayment {
  return { ...typed, kind: 'refund', refundOf: id, amount: dollarsToCents(amount) };
}

interface OpenInvoice {
  id: number;
  balance: number;
}

/** Returns the schema of the form that writes off what is open on an invoice, for the practice's day. */
export function writeOffForm({ id, balance }: OpenInvoice, today: Day) {
  return z.object({
    amount: amountUpTo(balance, `Invoice ${id} has ${formatCents(balance)} open`),
    reason,
    date: paymentDay(today),
  });
}
export type WriteOffFormValues = z.input<ReturnType<typeof writeOffForm>>;
export type WriteOffFormResult = z.output<ReturnType<typeof writeOffForm>>;

/** Returns the form's initial values: all that is open. */
export function writeOffFormStart({ balance }: Pick<OpenInvoice, 'balance'>, today: Day): WriteOffFormValues {
  return { amount: centsToDollars(balance), reason: '', date: today };
}

/** Whose account an invoice is of: a child's or a payer's. */
export interface AccountOwner {
  clientId: number | null;
  organizationId: number | null;
}

/** Converts the form to the request. */
export function writeOffOfForm(
  { amount: dollars, ...typed }: WriteOffFormResult,
  invoiceId: number,
  owner: AccountOwner,
): NewPayment {
  const amount = dollarsToCents(dollars);
  return { ...typed, ...owner, kind: 'write-off', amount, applications: [{ invoiceId, amount }] };
}
