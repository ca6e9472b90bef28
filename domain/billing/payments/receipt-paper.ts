import * as z from 'zod/mini';
import { paperPractice } from '#domain/people/practice/paper-practice.ts';
import { count, day, text } from '#domain/platform/stored-shapes.ts';
import { paymentMethods } from './payment-words.ts';

// Read from stored texts forever: a field that is added later is optional.

/** What the receipt of a payment says on paper, without database ids. */
export const receiptPaperShape = z.strictObject({
  kind: z.literal('receipt'),
  number: count,
  practice: paperPractice,
  receivedOn: day,
  method: z.nullable(z.enum(paymentMethods)),
  reference: text,
  /** Who paid; empty where nobody knows any more. */
  from: z.string(),
  /** In whole cents, as are all sums. */
  amount: count,
  /** What is on no invoice. */
  credit: count,
  invoices: z.array(
    z.strictObject({
      number: count,
      child: z.string(),
      /** What of the payment is on it. */
      cents: count,
      lines: z.array(z.strictObject({ day: z.nullable(day), label: z.string(), cents: z.int() })),
    }),
  ),
});
export type ReceiptPaper = z.output<typeof receiptPaperShape>;
