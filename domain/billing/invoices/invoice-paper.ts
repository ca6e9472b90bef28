import * as z from 'zod/mini';
import { paperPractice } from '#domain/people/practice/paper-practice.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import type { Day } from '#domain/platform/dates.ts';
import { count, day } from '#domain/platform/stored-shapes.ts';
import { invoiceStatuses } from './invoice.ts';

// Read from stored texts forever: a field that is added later is optional.

/** Written in place of thanks on an invoice of which all was written off. */
export const NOTHING_OWED = 'Nothing is owed.';

/** How to pay, as text, and a link for paying online; empty if there is none. */
export const howToPayShape = z.strictObject({ words: z.string(), link: z.string() });
export type HowToPay = z.output<typeof howToPayShape>;

/** The content of a printed invoice, without database ids. */
export const invoicePaperShape = z.strictObject({
  kind: z.literal('invoice'),
  number: count,
  /** The day since which copies read otherwise than those that were sent before; null for the first. */
  revisedOn: z.nullable(day),
  practice: paperPractice,
  /** The lines of the address. */
  billTo: z.array(z.string()),
  issuedOn: day,
  dueOn: day,
  paidOn: z.nullable(day),
  status: z.enum(invoiceStatuses),
  description: z.string(),
  lines: z.array(
    z.strictObject({
      day: z.nullable(day),
      label: z.string(),
      minutes: z.nullable(count),
      /** In whole cents, as are all sums; negative for an adjustment. */
      cents: z.int(),
    }),
  ),
  amount: count,
  paid: count,
  writtenOff: count,
  balance: count,
  /** Null once it is paid. */
  howToPay: z.nullable(howToPayShape),
});
export type InvoicePaper = z.output<typeof invoicePaperShape>;

/**
 * Returns a copy with the day of its revision: today if it reads otherwise than the last one that was sent. That an
 * invoice became late meanwhile revises nothing.
 */
export function revisedInvoice(copy: InvoicePaper, last: InvoicePaper | undefined, today: Day): InvoicePaper {
  if (!last) return copy;
  const { revisedOn, status } = last;
  const isLateAlone = copy.status !== 'paid' && status !== 'paid';
  const asLast = { ...copy, revisedOn, ...(isLateAlone && { status }) };
  return { ...copy, revisedOn: canonicalText(asLast) === canonicalText(last) ? revisedOn : today };
}
