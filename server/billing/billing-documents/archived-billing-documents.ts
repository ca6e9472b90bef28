import { type Paper, paperOf } from '#domain/billing/billing-documents/paper.ts';
import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

type ArchivedDocument = WholeCaseload['billing_documents'][number];

/**
 * Throws 400, naming the row, unless each document has a number of its own, its days in order and a text of its kind and
 * number.
 */
export function refuseWrongBillingDocuments({ billing_documents: documents }: WholeCaseload): void {
  const numbers = new Set<number>();
  for (const [index, document] of documents.entries()) {
    const wrong =
      (numbers.has(document.number) && 'Another document has the same number') ||
      (isBackward(document) && 'Its last day is before its first') ||
      wrongText(document);
    if (wrong) throw invalidRow('billing_documents', index, wrong);
    numbers.add(document.number);
  }
}

function isBackward({ fromOn, untilOn }: ArchivedDocument): boolean {
  return fromOn !== null && untilOn !== null && fromOn > untilOn;
}

function wrongText(document: ArchivedDocument): string | undefined {
  try {
    const paper = paperOf(document);
    if (paper.kind !== document.kind) return 'Its text cannot be read';
    return isNumbered(document, paper) ? undefined : 'Its text has another number';
  } catch {
    return 'Its text cannot be read';
  }
}

function isNumbered(document: ArchivedDocument, paper: Paper): boolean {
  switch (paper.kind) {
    case 'invoice':
      return paper.number === document.invoiceNumber;
    case 'receipt':
      return paper.number === document.paymentNumber;
    case 'statement':
      return paper.from === document.fromOn && paper.until === document.untilOn;
    case 'superbill':
    case 'estimate':
      return paper.number === document.number;
  }
}
