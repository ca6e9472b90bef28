import type { NewGroupSessions } from '#domain/caseload/groups/group-sessions.ts';
import type { MissedReason } from '#domain/caseload/sessions/missed-reason.ts';
import type { NewSession, Session, SessionChange } from '#domain/caseload/sessions/session.ts';
import type { NewSeries } from '#domain/caseload/sessions/session-repeat.ts';
import { groupQueries } from '#web/caseload/groups/group-queries.ts';
import { leaveDeleted } from '#web/platform/api/deleted-record.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { showChange } from '#web/platform/api/shown-records.ts';
import { sessionQueries } from './session-queries.ts';

export function useCreateSession() {
  return useRecordMutation({
    call: (session: NewSession, idempotencyKey) =>
      request('POST /api/sessions', { body: session, idempotencyKey }),
    refreshes: [sessionQueries.all],
    success: created,
    failure: 'Creation Failed',
  });
}

/** Schedules a session for each date of a repeat. */
export function useCreateSeries() {
  return useRecordMutation({
    call: (series: NewSeries, idempotencyKey) =>
      request('POST /api/sessions/series', { body: series, idempotencyKey }),
    refreshes: [sessionQueries.all],
    success: createdSeveral,
    failure: 'Creation Failed',
  });
}

/** Schedules a group's meetings, with a session for each child; a group with a name is created. */
export function useCreateGroupSessions() {
  return useRecordMutation({
    call: (meetings: NewGroupSessions, idempotencyKey) =>
      request('POST /api/sessions/group', { body: meetings, idempotencyKey }),
    refreshes: [sessionQueries.all, groupQueries.all],
    success: createdSeveral,
    failure: 'Creation Failed',
  });
}

/** Whether a change applies to one session, or also to the following ones of its series. */
export type SeriesScope = 'one' | 'following';

/** A change of a session; `cancels` also cancels the following ones. */
interface ScopedChange {
  change: SessionChange;
  scope: SeriesScope;
  cancels: SeriesScope;
}

/** Updates a session. */
export function useUpdateSession(id: number) {
  return useRecordMutation({
    call: ({ change, scope, cancels }: ScopedChange) =>
      request('PUT /api/sessions/:id', {
        id,
        query: { scope: scopeParameter(scope), cancels: scopeParameter(cancels) },
        body: change,
      }),
    onSaved: (session, _, queries) => showChange<Session>(queries, sessionQueries.all, id, session),
    refreshes: [sessionQueries.all, sessionQueries.notes],
    success: updated,
    failure: 'Update Failed',
  });
}

interface NewStatus extends Pick<Session, 'id' | 'status'> {
  missedReason?: MissedReason | undefined;
}

/** Sets the status of a session, as Check In does, with an optimistic update that is reverted if the server refuses. */
export function useSetSessionStatus() {
  return useRecordMutation({
    call: ({ id, ...body }: NewStatus) => request('PUT /api/sessions/:id', { id, body }),
    optimistic: (queries, { id, status }) => showChange<Session>(queries, sessionQueries.all, id, { status }),
    onSaved: (session, { id }, queries) => showChange<Session>(queries, sessionQueries.all, id, session),
    refreshes: [sessionQueries.all],
    success: ({ status }) =>
      status === 'completed' ? { ...updated, description: 'Session has been marked as completed.' } : updated,
    failure: { title: 'Update Failed', description: 'Could not update the session status.' },
  });
}

/** Deletes a session; `leave` navigates away from its page before it is loaded again. */
export function useDeleteSession(leave: () => Promise<void> | void) {
  return useRecordMutation({
    call: ({ id, scope }: { id: number; scope: SeriesScope }) =>
      request('DELETE /api/sessions/:id', { id, query: { scope: scopeParameter(scope) } }),
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

// The API applies to one session by default.
function scopeParameter(scope: SeriesScope): SeriesScope | undefined {
  return scope === 'one' ? undefined : scope;
}
