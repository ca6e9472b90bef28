import type { NewGroupSessions } from '#domain/caseload/groups/group-sessions.ts';
import type { MissedStatus } from '#domain/caseload/sessions/missed-session.ts';
import type { NewSession, Session, SessionChange } from '#domain/caseload/sessions/session.ts';
import type { NewSeries } from '#domain/caseload/sessions/weekly-repeat.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { groupQueries } from '#web/caseload/groups/group-queries.ts';
import { leaveDeleted } from '#web/platform/api/deleted-record.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { showChange } from '#web/platform/api/shown-records.ts';
import { sessionQueries } from './session-queries.ts';

/** Schedules a session. */
export function useCreateSession() {
  return useRecordMutation({
    call: (session: NewSession, idempotencyKey) =>
      request('POST /api/sessions', { body: session, idempotencyKey }),
    refreshes: [sessionQueries.all],
    success: created,
    failure: 'Creation Failed',
  });
}

/** Schedules a session for every week of its repeat. */
export function useCreateSeries() {
  return useRecordMutation({
    call: (series: NewSeries, idempotencyKey) =>
      request('POST /api/sessions/series', { body: series, idempotencyKey }),
    refreshes: [sessionQueries.all],
    success: createdSeveral,
    failure: 'Creation Failed',
  });
}

/** Schedules meetings of a group, a session for each child at each of them; a group that is named is made. */
export function useCreateGroupSessions() {
  return useRecordMutation({
    call: (meetings: NewGroupSessions, idempotencyKey) =>
      request('POST /api/sessions/group', { body: meetings, idempotencyKey }),
    refreshes: [sessionQueries.all, groupQueries.all],
    success: createdSeveral,
    failure: 'Creation Failed',
  });
}

/** The new time of a session, and what becomes of the one that was planned. */
interface NewTime {
  date: Instant;
  missedAs: MissedStatus;
}

interface Rescheduled {
  /** When the new session is, and what it makes up for. */
  words: (planned: Session) => string;
  /** Moves on before the page hears that the session is made up for. */
  leave: (planned: Session) => void;
}

/** Plans a missed session anew. */
export function useRescheduleSession(id: number, { words, leave }: Rescheduled) {
  return useRecordMutation({
    call: (anew: NewTime, idempotencyKey) =>
      request('POST /api/sessions/reschedule/:id', { id, body: anew, idempotencyKey }),
    onSaved: leave,
    refreshes: [sessionQueries.all],
    success: (planned) => ({ title: created.title, description: words(planned) }),
    failure: 'Creation Failed',
    refreshesAfterFailure: true,
  });
}

/** Whether a change is about one session, or also about the following ones of its series. */
export type SeriesScope = 'one' | 'following';

/** A change of a session; `cancels` says whether the following ones are cancelled with it. */
interface ScopedChange {
  change: SessionChange;
  scope: SeriesScope;
  cancels: SeriesScope;
}

/** Changes a session as the form says. */
export function useUpdateSession(id: number) {
  return useRecordMutation({
    call: ({ change, scope, cancels }: ScopedChange) =>
      request('PUT /api/sessions/:id', {
        id,
        query: { scope: beyondOne(scope), cancels: beyondOne(cancels) },
        body: change,
      }),
    onSaved: (session, _, queries) => showChange<Session>(queries, sessionQueries.all, id, session),
    refreshes: [sessionQueries.all, sessionQueries.notes],
    success: updated,
    failure: 'Update Failed',
  });
}

/** Sets what became of a session, as Check In does; it shows at once and goes back when the server refuses. */
export function useSetSessionStatus() {
  return useRecordMutation({
    call: ({ id, status }: Pick<Session, 'id' | 'status'>) =>
      request('PUT /api/sessions/:id', { id, body: { status } }),
    optimistic: (queries, { id, status }) => showChange<Session>(queries, sessionQueries.all, id, { status }),
    onSaved: (session, { id }, queries) => showChange<Session>(queries, sessionQueries.all, id, session),
    refreshes: [sessionQueries.all],
    success: ({ status }) =>
      status === 'completed' ? { ...updated, description: 'Session has been marked as completed.' } : updated,
    failure: { title: 'Update Failed', description: 'Could not update the session status.' },
  });
}

/** Deletes a session; `leave` moves on from its page before anything asks for it again. */
export function useDeleteSession(leave: () => Promise<void> | void) {
  return useRecordMutation({
    call: ({ id, scope }: { id: number; scope: SeriesScope }) =>
      request('DELETE /api/sessions/:id', { id, query: { scope: beyondOne(scope) } }),
    onSaved: (_, { id }, queries) => leaveDeleted(queries, { key: sessionQueries.all, id, leave }),
    success: (_, { scope }) => ({
      title: 'Session Deleted',
      description:
        scope === 'one'
          ? 'The session has been deleted successfully.'
          : 'The session and the following ones of its series have been deleted successfully.',
    }),
    failure: 'Deletion Failed',
  });
}

const created = { title: 'Session Created', description: 'The session has been scheduled successfully.' };

function createdSeveral({ length }: readonly Session[]) {
  if (length === 1) return created;
  return { ...created, description: `${length} sessions have been scheduled successfully.` };
}

const updated = { title: 'Session Updated', description: 'The session has been updated successfully.' };

// One session is what the calls are about anyway.
function beyondOne(scope: SeriesScope): SeriesScope | undefined {
  return scope === 'one' ? undefined : scope;
}
