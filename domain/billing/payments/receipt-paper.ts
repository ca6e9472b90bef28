import * as z from 'zod/mini';
import { paperPractice } from '#domain/people/practice/paper-practice.ts';
import { count, day, text } from '#domain/platform/stored-shapes.ts';
import { paymentMethods } from './payment-words.ts';

// Read from stored texts forever: a field that is added later is optional.

/** The content of a payment's receipt, without database ids. */
export const receiptPaperShape = z.strictObject({
  kind: z.literal('receipt'),
  number: count,
  practice: paperPractice,
  receivedOn: day,
  method: z.nullable(z.enum(paymentMethods)),
  reference: text,
  /** The payer's name; empty if it is no longer known. */
  from: z.string(),
  /** In whole cents, as are all sums. */
  amount: count,
  /** The part that is on no invoice, in whole cents. */
  credit: count,
  invoices: z.array(
    z.strictObject({
      number: count,
      child: z.string(),
      /** The part of the payment that went to it, in whole cents. */
      cents: count,
      lines: z.array(z.strictObject({ day: z.nullable(day), label: z.string(), cents: z.int() })),
    }),
  ),
});
export type ReceiptPaper = z.output<typeof receiptPaperShape>;
