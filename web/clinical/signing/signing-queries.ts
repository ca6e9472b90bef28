import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import type { NewAddendum, NoteSigning } from '#domain/clinical/signing/signing-acts.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/signed-documents';

/** Something that is signed: its calls and messages are the same, whatever its kind. */
export interface SignedRecord {
  noun: 'note' | 'document';
  /** The path of its calls. */
  path: '/api/sessions/:id/note' | '/api/documents/:id';
  id: number;
  /** By which what was signed of it is listed. */
  textsOf: { sessionId: number } | { documentId: number };
  /** When it was last changed, as it is shown; null of what is not saved yet. */
  updatedAt: string | null;
  /** What messages call it: "The note for Ivy Sample on Sep 4, 2026". */
  label: string;
}

/** The nouns as titles say them. */
export const nounTitles = { note: 'Note', document: 'Document' };

/** What was signed of something, in its order. */
export function useSignedTexts({ textsOf }: Pick<SignedRecord, 'textsOf'>) {
  return useQuery({
    queryKey: [path, textsOf],
    queryFn: () => request('GET /api/signed-documents', { query: textsOf }),
  });
}

/** The note as it will read with this status. Read anew at each look: what stands in it may just have been saved. */
export function signingPreviewQuery(sessionId: number, status: SessionStatus) {
  return queryOptions({
    queryKey: [path, 'preview', sessionId, status],
    queryFn: () => request('GET /api/sessions/:id/note/signing', { id: sessionId, query: { status } }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Signs. A wrong password is told in the dialog. */
export function useSign(
  { noun, path: at, id, label }: SignedRecord,
  { isCorrection, onSigned }: { isCorrection: boolean; onSigned?: () => void },
) {
  const [done, said] = isCorrection ? ['Corrected', 'corrected'] : ['Signed', 'signed'];
  return useRecordMutation({
    call: (body: NoteSigning, idempotencyKey) => request(`POST ${at}/sign`, { id, body, idempotencyKey }),
    refreshes: 'all',
    // What was changed meanwhile is shown before it is signed.
    refreshesAfterFailure: true,
    ...(onSigned && { onSaved: onSigned }),
    success: { title: `${nounTitles[noun]} ${done}`, description: `${label} has been ${said}.` },
    failure: { title: 'Signing Failed', except: 403 },
  });
}

interface Reasoned {
  reason: string;
  password?: string;
}

/** The three acts after signing. A correction and a withdrawal are of the version that is shown, not of one signed meanwhile. */
export function useActs({ noun, path: at, id, label, updatedAt }: SignedRecord) {
  const shown = { updatedAt: updatedAt ?? undefined };
  const addendum = useRecordMutation({
    call: (body: NewAddendum, idempotencyKey) => request(`POST ${at}/addenda`, { id, body, idempotencyKey }),
    refreshes: 'all',
    success: { title: 'Addendum Added', description: `${label} has been added to.` },
    failure: { title: 'Signing Failed', except: 403 },
  });
  const correct = useRecordMutation({
    call: ({ reason }: Reasoned, idempotencyKey) =>
      request(`POST ${at}/correct`, { id, body: { reason, ...shown }, idempotencyKey }),
    refreshes: 'all',
    refreshesAfterFailure: true,
    failure: 'Correction Failed',
  });
  const withdraw = useRecordMutation({
    call: (reasoned: Reasoned, idempotencyKey) =>
      request(`POST ${at}/withdraw`, { id, body: { ...reasoned, ...shown }, idempotencyKey }),
    refreshes: 'all',
    refreshesAfterFailure: true,
    success: { title: `${nounTitles[noun]} Withdrawn`, description: `${label} has been withdrawn.` },
    failure: { title: 'Signing Failed', except: 403 },
  });
  return { addendum, correct, withdraw };
}

/** Leaves a correction be: what was signed, or withdrawn, is so again. */
export function useLeaveCorrection({ path: at, id, label }: SignedRecord) {
  return useRecordMutation({
    call: () => request(`DELETE ${at}/correct`, { id }),
    refreshes: 'all',
    success: { title: 'Correction Left', description: `${label} stays as it was.` },
    failure: 'Correction Stays',
  });
}
