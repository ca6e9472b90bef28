import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

/** Throws 400, naming the row, unless the paper of each message is of the same client and kind. */
export function refuseWrongMessages({ messages, billing_documents: documents }: WholeCaseload): void {
  const papers = new Map(documents.map((document) => [document.id, document]));
  for (const [index, { clientId, kind, billingDocumentId }] of messages.entries()) {
    if (billingDocumentId === null) continue;
    const paper = papers.get(billingDocumentId);
    if (paper?.clientId !== clientId || paper.kind !== kind) {
      throw invalidRow('messages', index, 'Its paper is of another client or kind');
    }
  }
}
