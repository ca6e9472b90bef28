import type { PaperKind } from '#domain/billing/billing-documents/billing-document.ts';
import { estimateOf } from '#domain/billing/billing-documents/estimate.ts';
import { superbillOf } from '#domain/billing/billing-documents/superbill.ts';
import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

type ArchivedDocument = WholeCaseload['billing_documents'][number];

/** Throws 400, naming the row, unless each document has a number of its own and a text that can be read. */
export function refuseWrongBillingDocuments({ billing_documents: documents }: WholeCaseload): void {
  const numbers = new Set<number>();
  for (const [index, document] of documents.entries()) {
    const wrong = numbers.has(document.number) ? 'Another document has the same number' : wrongText(document);
    if (wrong !== undefined) throw invalidRow('billing_documents', index, wrong);
    numbers.add(document.number);
  }
}

const readers: Partial<Record<PaperKind, (document: ArchivedDocument) => { number: number }>> = {
  superbill: superbillOf,
  estimate: estimateOf,
};

function wrongText(document: ArchivedDocument): string | undefined {
  const read = readers[document.kind];
  if (!read) return undefined;
  try {
    return read(document).number === document.number ? undefined : 'Its text has another number';
  } catch {
    return 'Its text cannot be read';
  }
}
