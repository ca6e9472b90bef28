import * as z from 'zod/mini';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { recordId } from '#domain/platform/record-fields.ts';
import { type Invoice, newInvoice } from './invoice.ts';

/** Maximum number of invoices that are issued or printed in one step. */
export const BATCH_LIMIT = 200;

/** Maximum number of ticked invoices in one PDF: making it takes seconds. */
export const PDF_LIMIT = 100;

const BATCH_MESSAGE = `Please choose 1 to ${BATCH_LIMIT} invoices at a time`;

/** Invoices that are issued in one step, all or none. */
export const newInvoiceBatch = z.object({
  invoices: z
    .array(newInvoice, BATCH_MESSAGE)
    .check(z.minLength(1, BATCH_MESSAGE), z.maxLength(BATCH_LIMIT, BATCH_MESSAGE)),
  /** Whether each is paid out of the credit of its account, as far as that goes. */
  useCredit: z.optional(z.boolean('Use credit must be yes or no')),
});
export type NewInvoiceBatch = z.output<typeof newInvoiceBatch>;

/** Invoices that are marked paid in one step, all or none. */
export const invoicePayments = z.object({
  ids: z
    .array(recordId(BATCH_MESSAGE), BATCH_MESSAGE)
    .check(z.minLength(1, BATCH_MESSAGE), z.maxLength(BATCH_LIMIT, BATCH_MESSAGE)),
});

/** Returns the count and sum of ticked invoices, how many are paid already, what is left of partly paid ones, and what is too much at a time. */
export function selectionText(chosen: readonly Pick<Invoice, 'amount' | 'balance' | 'status'>[]): string {
  const cents = chosen.reduce((sum, { amount }) => sum + amount, 0);
  const open = chosen.reduce((sum, { balance }) => sum + balance, 0);
  const isPartlyPaid = chosen.some(({ amount, balance }) => balance > 0 && balance < amount);
  const paid = chosen.filter(({ status }) => status === 'paid').length;
  const alreadyPaid = paid === chosen.length ? 'paid already' : `${paid} paid already`;
  const parts = [`${chosen.length} selected`, formatCents(cents), ...(paid > 0 ? [alreadyPaid] : [])];
  if (isPartlyPaid) parts.push(`${formatCents(open)} open`);
  const limits = [
    ...(chosen.length - paid > BATCH_LIMIT ? [`At most ${BATCH_LIMIT} can be marked paid at a time.`] : []),
    ...(chosen.length > PDF_LIMIT ? [`One PDF holds at most ${PDF_LIMIT} invoices.`] : []),
  ];
  return limits.length > 0 ? `${parts.join(', ')}. ${limits.join(' ')}` : parts.join(', ');
}

/** Returns the sentence about invoices that were marked paid in one step, and those that were paid before. */
export function markedPaidText(marked: number, paidBefore: number): string {
  const done =
    marked === 1 ? 'Invoice has been marked as paid.' : `${marked} invoices have been marked as paid.`;
  const before =
    paidBefore === 1
      ? '1 was paid already and stays as it is.'
      : `${paidBefore} were paid already and stay as they are.`;
  return [...(marked > 0 ? [done] : []), ...(paidBefore > 0 ? [before] : [])].join(' ');
}

const DAYS_AFTER_A_MONTH = 15;

/**
 * Returns the default last day of billing: in the first half of a month the end of the previous month, in the second
 * half today.
 */
export function defaultLastBilledDay(today: Day): Day {
  const date = Number(today.slice(8));
  return date <= DAYS_AFTER_A_MONTH ? plusDays(today, -date) : today;
}
