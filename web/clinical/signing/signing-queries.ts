import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import type { NoteOfSession } from '#domain/clinical/notes/note-of-session.ts';
import type { NewAddendum, NoteSigning } from '#domain/clinical/signing/signing-acts.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useRunningTimers } from '#web/clinical/results/running-timers.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/signed-documents';

/** What was signed of a session, in its order. */
export function useSignedTexts(sessionId: number) {
  return useQuery(
    queryOptions({
      queryKey: [path, 'session', sessionId],
      queryFn: () => request('GET /api/signed-documents', { query: { sessionId } }),
    }),
  );
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

export function useSigningPreview(sessionId: number, status: SessionStatus) {
  return useQuery(signingPreviewQuery(sessionId, status));
}

/** Signs the note of a session. A wrong password is told in the dialog. */
export function useSignNote(session: Session, { isCorrection }: { isCorrection: boolean }) {
  const said = useSaid(session);
  const timers = useRunningTimers();
  return useRecordMutation({
    call: (body: NoteSigning, idempotencyKey) =>
      request('POST /api/sessions/:id/note/sign', { id: session.id, body, idempotencyKey }),
    refreshes: 'all',
    // What was changed meanwhile is shown before it is signed.
    refreshesAfterFailure: true,
    onSaved: () => timers.drop(session.id),
    success: isCorrection
      ? { title: 'Note Corrected', description: `${said} has been corrected.` }
      : { title: 'Note Signed', description: `${said} has been signed.` },
    failure: { title: 'Signing Failed', except: 403 },
  });
}

/** Adds to a signed note. */
export function useAddAddendum(session: Session) {
  const said = useSaid(session);
  return useRecordMutation({
    call: (body: NewAddendum, idempotencyKey) =>
      request('POST /api/sessions/:id/note/addenda', { id: session.id, body, idempotencyKey }),
    refreshes: 'all',
    success: { title: 'Addendum Added', description: `${said} has been added to.` },
    failure: { title: 'Signing Failed', except: 403 },
  });
}

type ShownNote = Pick<NoteOfSession, 'updatedAt'>;

interface Reasoned {
  reason: string;
  password?: string;
}

/** Begins the next version of a signed note, as it is shown. */
export function useCorrectNote({ id }: Session, { updatedAt }: ShownNote) {
  return useRecordMutation({
    call: ({ reason }: Reasoned, idempotencyKey) => {
      const body = { reason, updatedAt: updatedAt ?? undefined };
      return request('POST /api/sessions/:id/note/correct', { id, body, idempotencyKey });
    },
    refreshes: 'all',
    refreshesAfterFailure: true,
    failure: 'Correction Failed',
  });
}

/** Leaves a correction be: the note is signed, or withdrawn, as before. */
export function useLeaveCorrection(session: Session) {
  const said = useSaid(session);
  return useRecordMutation({
    call: () => request('DELETE /api/sessions/:id/note/correct', { id: session.id }),
    refreshes: 'all',
    success: { title: 'Correction Left', description: `${said} stays as it was.` },
    failure: 'Correction Stays',
  });
}

/** Withdraws a note that was signed in error: the version that is shown, not one that was signed meanwhile. */
export function useWithdrawNote(session: Session, { updatedAt }: ShownNote) {
  const said = useSaid(session);
  return useRecordMutation({
    call: (reasoned: Reasoned, idempotencyKey) => {
      const body = { ...reasoned, updatedAt: updatedAt ?? undefined };
      return request('POST /api/sessions/:id/note/withdraw', { id: session.id, body, idempotencyKey });
    },
    refreshes: 'all',
    refreshesAfterFailure: true,
    success: { title: 'Note Withdrawn', description: `${said} has been withdrawn.` },
    failure: { title: 'Signing Failed', except: 403 },
  });
}

/** "The note for Ivy Sample on Sep 4, 2026". */
function useSaid({ clientId, date }: Session): string {
  const clientName = useClientName('Unknown Client');
  return `The note for ${clientName(clientId)} on ${formatDate(date, useTimeZone())}`;
}
