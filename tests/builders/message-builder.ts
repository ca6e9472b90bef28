/** Builds a request to mail a paper, with the day on which the family agreed to papers by mail. */
export function buildMailing(billingDocumentId: number) {
  return { messages: [{ kind: 'document', billingDocumentId, papersByMailOn: '2026-09-01' }] };
}
