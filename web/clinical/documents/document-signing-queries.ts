import { useQuery } from '@tanstack/react-query';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { DocumentSigning, NewAddendum } from '#domain/clinical/signing/signing-acts.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

type Signable = Pick<ClinicalDocument, 'id' | 'clientId' | 'title' | 'untilOn' | 'updatedAt' | 'version'>;

/** What was signed of a document, in its order. */
export function useSignedDocumentTexts(documentId: number) {
  return useQuery({
    queryKey: ['/api/signed-documents', 'document', documentId],
    queryFn: () => request('GET /api/signed-documents', { query: { documentId } }),
  });
}

/** The document as it will read. Read anew at each look: what stands in it may just have been saved. */
export function useDocumentSigningPreview(id: number) {
  return useQuery({
    queryKey: ['/api/signed-documents', 'document-preview', id],
    queryFn: () => request('GET /api/documents/:id/signing', { id }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Signs a document. A wrong password is told in the dialog. */
export function useSignDocument(document: Signable) {
  const said = useSaid(document);
  return useRecordMutation({
    call: (body: DocumentSigning, idempotencyKey) =>
      request('POST /api/documents/:id/sign', { id: document.id, body, idempotencyKey }),
    refreshes: 'all',
    // What was changed meanwhile is shown before it is signed.
    refreshesAfterFailure: true,
    success:
      document.version > 1
        ? { title: 'Document Corrected', description: `${said} has been corrected.` }
        : { title: 'Document Signed', description: `${said} has been signed.` },
    failure: { title: 'Signing Failed', except: 403 },
  });
}

interface Reasoned {
  reason: string;
  password?: string;
}

/** The three acts after signing a document. */
export function useDocumentActs(document: Signable) {
  const { id, updatedAt } = document;
  const said = useSaid(document);
  const addendum = useRecordMutation({
    call: (body: NewAddendum, idempotencyKey) =>
      request('POST /api/documents/:id/addenda', { id, body, idempotencyKey }),
    refreshes: 'all',
    success: { title: 'Addendum Added', description: `${said} has been added to.` },
    failure: { title: 'Signing Failed', except: 403 },
  });
  const correct = useRecordMutation({
    call: ({ reason }: Reasoned, idempotencyKey) =>
      request('POST /api/documents/:id/correct', { id, body: { reason, updatedAt }, idempotencyKey }),
    refreshes: 'all',
    failure: 'Correction Failed',
  });
  const withdraw = useRecordMutation({
    call: (body: Reasoned, idempotencyKey) =>
      request('POST /api/documents/:id/withdraw', { id, body: { ...body, updatedAt }, idempotencyKey }),
    refreshes: 'all',
    success: { title: 'Document Withdrawn', description: `${said} has been withdrawn.` },
    failure: { title: 'Signing Failed', except: 403 },
  });
  return { addendum, correct, withdraw };
}

/** Leaves a correction be: the document is signed, or withdrawn, as before. */
export function useLeaveDocumentCorrection(document: Signable) {
  const said = useSaid(document);
  return useRecordMutation({
    call: () => request('DELETE /api/documents/:id/correct', { id: document.id }),
    refreshes: 'all',
    success: { title: 'Correction Left', description: `${said} stays as it was.` },
    failure: 'Correction Stays',
  });
}

/** "The document “Progress Report” for Ivy Sample until Nov 13, 2026". */
function useSaid({ clientId, title, untilOn }: Signable): string {
  const clientName = useClientName('Unknown Client');
  return `The document “${title}” for ${clientName(clientId)} until ${formatDay(untilOn)}`;
}
