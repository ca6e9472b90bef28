import type { NewDocument } from '#domain/clinical/documents/document.ts';

/** A progress report as it is begun; state the client, and what matters. */
export function buildDocument(changes: Partial<NewDocument> & Pick<NewDocument, 'clientId'>): NewDocument {
  return { kind: 'progress-report', ...changes };
}
