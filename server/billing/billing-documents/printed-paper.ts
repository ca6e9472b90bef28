import type { BillingDocument } from '#domain/billing/billing-documents/billing-document.ts';
import { paperOf } from '#domain/billing/billing-documents/paper.ts';
import { dayOf, type TimeZone } from '#domain/platform/dates.ts';
import type { PdfDocument } from '#server/platform/pdf/pdf-document.ts';

/** A paper to be rendered, and the name of its file: it names no child, since it is attached to mails. */
export interface PrintedPaper {
  pdf: PdfDocument;
  fileName: string;
}

/** Returns how a billing document is rendered from its stored text: the table of all kinds of paper. */
export function printedPaper(
  document: Pick<BillingDocument, 'text' | 'voidedAt'>,
  timeZone: TimeZone,
): PrintedPaper {
  const paper = paperOf(document);
  const voidedOn = document.voidedAt === null ? null : dayOf(document.voidedAt, timeZone);
  switch (paper.kind) {
    case 'invoice':
      return { pdf: { kind: 'invoice', content: paper }, fileName: `invoice-${paper.number}.pdf` };
    case 'receipt':
      return { pdf: { kind: 'receipt', content: paper }, fileName: `receipt-${paper.number}.pdf` };
    case 'statement':
      return { pdf: { kind: 'statement', content: paper }, fileName: `statement-${paper.until}.pdf` };
    case 'superbill': {
      const content = { bill: paper, voidedOn };
      return { pdf: { kind: 'superbill', content }, fileName: `superbill-${paper.number}.pdf` };
    }
    case 'estimate': {
      const content = { estimate: paper, voidedOn };
      return { pdf: { kind: 'estimate', content }, fileName: `estimate-${paper.number}.pdf` };
    }
  }
}
