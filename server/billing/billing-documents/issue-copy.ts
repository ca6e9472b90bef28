import type { BillingDocument } from '#domain/billing/billing-documents/billing-document.ts';
import { type Paper, paperOf } from '#domain/billing/billing-documents/paper.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { type IssuedDocument, insertBillingDocument, nextNumber } from './billing-document-store.ts';
import type { PaperCopy } from './paper-copy.ts';

/** A paper of which copies are sent; the others are made by themselves. */
type CopiedPaper = Extract<Paper, { kind: 'invoice' | 'receipt' | 'statement' }>;

/** Stores a copy of a paper as it is sent. One that reads as the last one makes no new document: that one is returned. */
export async function issueCopy(
  queries: CaseloadWrites,
  { paper, clientId, last }: PaperCopy<CopiedPaper>,
): Promise<BillingDocument> {
  const text = canonicalText(paper);
  if (last && canonicalText(paperOf(last)) === text) return last;
  return insertBillingDocument(queries, {
    ...{ clientId, kind: paper.kind, text, language: 'en', number: await nextNumber(queries) },
    ...printedOn(paper, last),
  });
}

type Printed = Omit<IssuedDocument, 'clientId' | 'kind' | 'text' | 'language' | 'number'>;

const nothing = {
  invoiceNumber: null,
  paymentNumber: null,
  fromOn: null,
  untilOn: null,
  replacesNumber: null,
};

function printedOn(paper: CopiedPaper, last: BillingDocument | undefined): Printed {
  switch (paper.kind) {
    case 'invoice':
      return { ...nothing, invoiceNumber: paper.number, total: paper.amount };
    case 'receipt':
      return { ...nothing, paymentNumber: paper.number, total: paper.amount };
    case 'statement': {
      const { from: fromOn, until: untilOn, closing: total } = paper;
      return { ...nothing, fromOn, untilOn, total, replacesNumber: last?.number ?? null };
    }
  }
}
