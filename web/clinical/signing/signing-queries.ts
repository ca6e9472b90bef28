import { queryOptions, useQuery } from '@tanstack/react-query';
import type { MissedReason } from '#domain/caseload/sessions/missed-reason.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import type { NewAddendum, NoteSigning } from '#domain/clinical/signing/signing-acts.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/signed-documents';

/** A record that can be signed; calls and messages are the same for all kinds. */
export interface SignedRecord {
  noun: 'note' | 'document';
  /** The path of its API calls. */
  path: '/api/sessions/:id/note' | '/api/documents/:id';
  id: number;
  /** The filter that lists its signed texts. */
  textsOf: { sessionId: number } | { documentId: number };
  /** The version that the page shows; null if it is not saved yet. */
  updatedAt: string | null;
  /** Its name in messages: "The note for Ivy Sample on Sep 4, 2026". */
  label: string;
}

/** The nouns in title case. */
export const nounTitles = { note: 'Note', document: 'Document' };

/** Returns the signed texts of a record, in order. */
export function useSignedTexts({ textsOf }: Pick<SignedRecord, 'textsOf'>) {
  return useQuery({
    queryKey: [path, textsOf],
    queryFn: () => request('GET /api/signed-documents', { query: textsOf }),
  });
}

/** Returns the preview of a note with this status and reason. Not cached: the content may just have been saved. */
export function signingPreviewQuery(
  sessionId: number,
  status: SessionStatus,
  missedReason: MissedReason | null = null,
) {
  const query = { status, missedReason: missedReason ?? undefined };
  return queryOptions({
    queryKey: [path, 'preview', sessionId, status, missedReason],
    queryFn: () => request('GET /api/sessions/:id/note/signing', { id: sessionId, query }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Signs a record. A wrong password is reported in the dialog. */
export function useSign(
  { noun, path: at, id, label }: SignedRecord,
  { isCorrection, onSigned }: { isCorrection: boolean; onSigned?: () => void },
) {
  const [done, said] = isCorrection ? ['Corrected', 'corrected'] : ['Signed', 'signed'];
  return useRecordMutation({
    call: (body: NoteSigning, idempotencyKey) => request(`POST ${at}/sign`, { id, body, idempotencyKey }),
    refreshes: 'all',
    // Changes made meanwhile are displayed before it can be signed.
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

/**
 * Returns the three actions after signing. A correction and a withdrawal apply to the displayed version, not
 * to one signed meanwhile.
 */
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

/** Discards a correction and restores the signed or withdrawn state. */
export function useLeaveCorrection({ path: at, id, label }: SignedRecord) {
  return useRecordMutation({
    call: () => request(`DELETE ${at}/correct`, { id }),
    refreshes: 'all',
    success: { title: 'Correction Left', description: `${label} stays as it was.` },
    failure: 'Correction Stays',
  });
}
