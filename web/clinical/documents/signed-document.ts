import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import type { SignedRecord } from '#web/clinical/signing/signing-queries.ts';

/** Returns a document in the form that signing needs. */
export function useSignedDocument(document: ClinicalDocument): SignedRecord {
  const { id, clientId, title, untilOn, updatedAt } = document;
  const clientName = useClientName();
  return {
    noun: 'document',
    path: '/api/documents/:id',
    id,
    textsOf: { documentId: id },
    updatedAt,
    label: `The document “${title}” for ${clientName(clientId)} until ${formatDay(untilOn)}`,
  };
}
