import * as z from 'zod/mini';
import { AMOUNT_TOO_SMALL } from '#domain/billing/invoices/invoice.ts';
import type { Day } from '#domain/platform/dates.ts';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { AMOUNT_LIMIT_CENTS, centsToDollars, dollarsToCents, formatCents } from '#domain/platform/money.ts';
import { recordId } from '#domain/platform/record-fields.ts';
import { optionalText } from '#domain/platform/text.ts';
import { CHOSEN_TOO_MUCH, type NewPayment, PAYMENT_IN_FUTURE, type Payment } from './payment.ts';
import { paymentMethods } from './payment-words.ts';
import type { OpenAmount } from './planned-payment.ts';
import { sumOf } from './share-out.ts';

/** Which invoices a payment goes to. */
export const paymentWays = ['oldest', 'chosen', 'credit'] as const;
export type PaymentWay = (typeof paymentWays)[number];
export const paymentWayLabels: Record<PaymentWay, string> = {
  oldest: 'Oldest First',
  chosen: 'Chosen',
  credit: 'Credit',
};

/** Amounts in dollars as typed, by the number of the invoice. */
const chosen = z.record(z.string(), z.string());
export type ChosenTexts = z.output<typeof chosen>;

/** An amount in dollars. */
export const paymentAmount = z
  .number(AMOUNT_TOO_SMALL)
  .check(
    z.minimum(0.01, AMOUNT_TOO_SMALL),
    z.maximum(centsToDollars(AMOUNT_LIMIT_CENTS), 'Amount is too large'),
  );

const client = recordId('Please choose a client from the list');

const method = z.pipe(z.string(), z.enum(paymentMethods, 'Choose how it was paid'));

/** The optional fields of a payment. */
const details = {
  reference: optionalText(100),
  receivedFrom: optionalText(100),
  memo: optionalText(500),
};

/** Returns the schema of a day on which money came or went, which is not after `today`. */
export function paymentDay(today: Day) {
  return requiredDay('Please enter the day of the payment').check(
    z.refine((day) => day <= today, PAYMENT_IN_FUTURE),
  );
}

/** Returns the schema of the form of a new payment, for the practice's day; a payer's names no client. */
export function paymentForm(today: Day, isOfPayer = false) {
  return z
    .object({
      clientId: isOfPayer ? z.nullable(client) : z.pipe(z.nullable(z.number()), client),
      amount: paymentAmount,
      date: paymentDay(today),
      method,
      ...details,
      way: z.enum(paymentWays),
      chosen,
    })
    .check(
      z.refine(({ way, amount, chosen: texts }) => way !== 'chosen' || !isTooMuch(texts, amount), {
        error: CHOSEN_TOO_MUCH,
        path: ['way'],
      }),
    );
}
export type PaymentFormValues = z.input<ReturnType<typeof paymentForm>>;
export type PaymentFormResult = z.output<ReturnType<typeof paymentForm>>;

/** Returns the schema of the form that edits a payment, for the practice's day. A write-off has no method. */
export function paymentEditForm({ kind }: Pick<Payment, 'kind'>, today: Day) {
  const noMethod = z.pipe(
    z.string(),
    z.transform(() => null),
  );
  return z.object({ date: paymentDay(today), method: kind === 'write-off' ? noMethod : method, ...details });
}
export type PaymentEditValues = z.input<ReturnType<typeof paymentEditForm>>;
export type PaymentEditResult = z.output<ReturnType<typeof paymentEditForm>>;

/** What a new payment starts with. */
interface PaymentStart {
  clientId?: number | undefined;
  /** The invoice whose page the form is opened from: all that is open on it is paid. */
  invoice?: { id: number; balance: number } | undefined;
  date: Day;
  method?: string | undefined;
}

/** Returns the form's initial values. */
export function paymentFormStart({ clientId, invoice, date, method = '' }: PaymentStart): PaymentFormValues {
  const dollars = invoice ? centsToDollars(invoice.balance) : 0;
  return {
    clientId: clientId ?? null,
    amount: dollars,
    date,
    method,
    reference: '',
    receivedFrom: '',
    memo: '',
    way: invoice ? 'chosen' : 'oldest',
    chosen: invoice ? { [invoice.id]: dollars.toFixed(2) } : {},
  };
}

/** Returns the form's initial values for a payment that is there. */
export function paymentEditStart({
  date,
  method,
  reference,
  receivedFrom,
  memo,
}: Pick<Payment, 'date' | 'method' | 'reference' | 'receivedFrom' | 'memo'>): PaymentEditValues {
  return { date, method: method ?? '', reference, receivedFrom, memo };
}

/** Converts the form to the request: cents, the payer if one pays, and the invoices unless the oldest come first. */
export function paymentOfForm(
  { way, chosen: texts, amount, ...typed }: PaymentFormResult,
  organizationId: number | null = null,
): NewPayment {
  return {
    ...typed,
    organizationId,
    amount: dollarsToCents(amount),
    ...(way !== 'oldest' && { applications: way === 'credit' ? [] : chosenAmounts(texts) }),
  };
}

/** Returns the chosen invoices with their amounts in whole cents; empty and senseless ones are left out. */
export function chosenAmounts(texts: ChosenTexts): OpenAmount[] {
  return Object.entries(texts).flatMap(([id, text]) => {
    const amount = dollarsToCents(Number(text));
    return amount > 0 ? [{ invoiceId: Number(id), amount }] : [];
  });
}

/** Returns the amounts as texts for the form. */
export function chosenTexts(amounts: readonly OpenAmount[]): ChosenTexts {
  return Object.fromEntries(
    amounts.map(({ invoiceId, amount }) => [String(invoiceId), centsToDollars(amount).toFixed(2)]),
  );
}

/** Returns the invoices with more chosen than is open, and what to say there. */
export function chosenFaults(
  texts: ChosenTexts,
  open: readonly OpenAmount[],
): { invoiceId: number; message: string }[] {
  return chosenAmounts(texts).flatMap(({ invoiceId, amount }) => {
    const left = open.find((one) => one.invoiceId === invoiceId)?.amount;
    return left === undefined || amount <= left
      ? []
      : [{ invoiceId, message: `Invoice ${invoiceId} has ${formatCents(left)} open` }];
  });
}

function isTooMuch(texts: ChosenTexts, dollars: number): boolean {
  return sumOf(chosenAmounts(texts)) > dollarsToCents(dollars);
}
