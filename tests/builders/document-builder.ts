import type { NewDocument } from '#domain/clinical/documents/document.ts';

/** Builds a request to create a progress report; pass the client, and what matters. */
export function buildDocument(changes: Partial<NewDocument> & Pick<NewDocument, 'clientId'>): NewDocument {
  return { kind: 'progress-report', ...changes };
}
