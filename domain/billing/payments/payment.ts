import * as z from 'zod/mini';
import { AMOUNT_TOO_SMALL } from '#domain/billing/invoices/invoice.ts';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { AMOUNT_LIMIT_CENTS } from '#domain/platform/money.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { nullish, recordId, recordRule, ruleCheck, seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { count, day, id, moments, optionalInstant, owned, text } from '#domain/platform/stored-shapes.ts';
import { optionalText } from '#domain/platform/text.ts';
import { applicationShape } from './payment-application.ts';
import {
  type PaymentKind,
  type PaymentMethod,
  type PaymentReason,
  paymentKinds,
  paymentMethods,
  paymentReasons,
  paymentSources,
  reasonsOfKind,
} from './payment-words.ts';

const MOST_INVOICES = 1_000;

export const PAYMENT_IN_FUTURE = 'The payment date cannot be in the future';
export const CHOSEN_TOO_MUCH = 'The invoices chosen come to more than the payment';

/** Returns why a refund cannot have its date. */
export function refundTooEarly(paidOn: Day): string {
  return `A refund cannot be dated before its payment of ${formatDay(paidOn)}`;
}

const amount = z
  .int(AMOUNT_TOO_SMALL)
  .check(z.minimum(1, AMOUNT_TOO_SMALL), z.maximum(AMOUNT_LIMIT_CENTS, 'Amount is too large'));

const chosen = z.object({
  invoiceId: recordId('Choose an invoice from the list'),
  amount,
});
/** How much of a payment goes to one invoice, as chosen. */
export type ChosenInvoice = z.output<typeof chosen>;

const applications = z.array(chosen, 'The invoices of a payment must be a list').check(
  z.maxLength(MOST_INVOICES, 'Please choose at most 1,000 invoices'),
  z.refine(
    (list) => new Set(list.map(({ invoiceId }) => invoiceId)).size === list.length,
    'An invoice is named twice',
  ),
);

const details = {
  date: requiredDay('Please enter the day of the payment'),
  method: nullish(z.enum(paymentMethods, 'Choose how it was paid')),
  reason: nullish(z.enum(paymentReasons, 'Choose a reason')),
  /** Such as the number of a check. */
  reference: z.optional(optionalText(100)),
  receivedFrom: z.optional(optionalText(100)),
  memo: z.optional(optionalText(500)),
};

const fields = {
  clientId: nullish(recordId('Please choose a client from the list')),
  organizationId: nullish(recordId('Choose who pays from the list')),
  kind: z.optional(z.enum(paymentKinds, 'Choose a payment, a refund or a write-off')),
  amount,
  refundOf: nullish(recordId('Choose the payment that is given back')),
  ...details,
};

/** A new payment, refund or write-off; one of a child or of an organization. */
export const newPayment = z
  .object({
    ...fields,
    /** Left out, the oldest open invoices come first; an empty list makes it credit. */
    applications: z.optional(applications),
  })
  .check(ruleCheck(paymentFault), ruleCheck(chosenFault));
export type NewPayment = z.output<typeof newPayment>;

/** A partial change: amount and kind stay. A list of invoices replaces the one before. */
export const paymentChange = z.partial(
  z.object({ ...details, clientId: fields.clientId, applications, updatedAt: seenUpdatedAt }),
);
export type PaymentChange = z.output<typeof paymentChange>;

interface PaymentTraits {
  kind?: PaymentKind | undefined;
  method?: PaymentMethod | null | undefined;
  reason?: PaymentReason | null | undefined;
  refundOf?: number | null | undefined;
}

/** Returns what is wrong with a payment as a whole; undefined if nothing is. */
export function paymentFault({
  kind = 'payment',
  method = null,
  reason = null,
  refundOf = null,
}: PaymentTraits): string | undefined {
  if ((kind === 'refund') !== (refundOf !== null)) {
    return kind === 'refund' ? 'Choose the payment that is given back' : 'Only a refund names a payment';
  }
  if ((kind === 'write-off') !== (method === null)) {
    return kind === 'write-off' ? 'A write-off has no method' : 'Choose how it was paid';
  }
  if (kind === 'payment') return reason === null ? undefined : 'Only a refund or a write-off has a reason';
  return reason !== null && reasonsOfKind[kind].includes(reason) ? undefined : 'Choose a reason';
}

/** Returns what is wrong with the invoices chosen for a payment. */
function chosenFault({
  amount: cents,
  applications: list = [],
}: {
  amount: number;
  applications?: readonly ChosenInvoice[] | undefined;
}): string | undefined {
  return list.reduce((sum, one) => sum + one.amount, 0) > cents ? CHOSEN_TOO_MUCH : undefined;
}

/** A payment, refund or write-off of an account. It is voided and never deleted, and stays when its client goes. */
export const paymentRecord = describeRecord({
  noun: 'payment',
  words: { one: 'payment', several: 'payments' },
  about: 'What came in, was given back and was written off, and which invoices it went to',
  table: 'payments',
  fields: {
    ...owned,
    /** The client of the account; null for an organization, and after the client was deleted. */
    clientId: z.nullable(id),
    organizationId: z.nullable(id),
    kind: z.enum(paymentKinds),
    /** The day on which the money came or went. */
    date: day,
    /** In whole cents. */
    amount: z.int32().check(z.positive()),
    /** Null of a write-off. */
    method: z.nullable(z.enum(paymentMethods)),
    reason: z.nullable(z.enum(paymentReasons)),
    reference: text,
    receivedFrom: text,
    memo: text,
    source: z.enum(paymentSources),
    /** The name that a payment service gave it. */
    providerReference: text,
    /** The payment that a refund gives back. */
    refundOf: z.nullable(id),
    voidedAt: optionalInstant,
    ...moments,
  },
  answered: {
    applications: z.array(applicationShape),
    /** The credit: the part that is neither on an invoice nor refunded, in whole cents. */
    unapplied: count,
  },
  links: { clientId: 'clients', organizationId: 'organizations', refundOf: 'payments' },
  notInSpreadsheet: ['applications', 'unapplied'],
  setElsewhere: ['source', 'providerReference', 'voidedAt'],
  wholeRules: recordRule(paymentFault),
  rules: newPayment,
  upgrades: [],
});
export type Payment = Answered<typeof paymentRecord>;
