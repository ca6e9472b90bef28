import * as z from 'zod/mini';
import { invoicePaperShape } from '#domain/billing/invoices/invoice-paper.ts';
import { receiptPaperShape } from '#domain/billing/payments/receipt-paper.ts';
import { statementPaperShape } from '#domain/billing/payments/statement-paper.ts';
import { estimateShape } from './estimate.ts';
import { superbillShape } from './superbill.ts';

/**
 * The content of each kind of paper. Add a new kind here; the compiler then reports where its PDF and mail are missing.
 */
const paperShape = z.discriminatedUnion('kind', [
  invoicePaperShape,
  receiptPaperShape,
  statementPaperShape,
  superbillShape,
  estimateShape,
]);
export type Paper = z.output<typeof paperShape>;

/** Returns what a billing document says. Throws for a text that cannot be read. */
export function paperOf({ text }: { text: string }): Paper {
  return paperShape.parse(JSON.parse(text));
}
