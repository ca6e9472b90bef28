import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Day, Instant } from '#domain/dates.ts';
import { parseRecordId } from '#domain/record-id.ts';
import type { AbsenceBilling } from '#domain/sessions/absence-billing.ts';
import type { NewSession, Session, SessionChange } from '#domain/sessions/session.ts';
import type { NewSeries } from '#domain/sessions/weekly-repeat.ts';
import { leaveDeleted } from '#web/api/deleted-record.ts';
import { type ListParams, listAddress, pagesQuery, useFoundRows, usePages } from '#web/api/list-pages.ts';
import { useRecordMutation } from '#web/api/record-mutation.ts';
import { RequestError, request } from '#web/api/request.ts';
import { knownRecord, showChange } from '#web/api/shown-records.ts';

const path = '/api/sessions';
/** Sessions at the very same moment stand beside each other by their numbers. */
const NEIGHBOURS_ASKED = 20;

export const sessionQueries = {
  all: [path] as const,
  found: (params: ListParams) => pagesQuery<Session>(path, params),
  /** The sessions from a day to another, both included, newest first. */
  ofDays: (from: Day, to: Day) => {
    const address = listAddress(path, { from, to });
    return queryOptions({
      queryKey: [path, 'days', from, to],
      queryFn: () => request<Session[]>('GET', address),
    });
  },
  today: () =>
    queryOptions({ queryKey: [path, 'today'], queryFn: () => request<Session[]>('GET', `${path}/today`) }),
  ofClient: (clientId: number) =>
    queryOptions({
      queryKey: [path, 'client', clientId],
      queryFn: () => request<Session[]>('GET', `${path}/client/${clientId}`),
    }),
  /** The sessions of its series that come after a session. */
  following: (id: number) =>
    queryOptions({
      queryKey: [path, id, 'following'],
      queryFn: () => request<Session[]>('GET', `${path}/following/${id}`),
    }),
  /** A client's sessions, read in pages. */
  pagesOfClient: (clientId: number) => pagesQuery<Session>(`${path}/client/${clientId}`, {}, path),
  /** The session of the same client before this one, or after it. */
  neighbour: ({ id, clientId, date }: Session, side: 'before' | 'after') => {
    const address = listAddress(path, {
      clientId,
      limit: NEIGHBOURS_ASKED,
      ...(side === 'before'
        ? { to: new Date(Date.parse(date) + 1).toISOString() }
        : { from: date, order: 'oldest' }),
    });
    return queryOptions({
      queryKey: [path, 'neighbour', id, date, side],
      queryFn: async () => {
        const around = await request<Session[]>('GET', address);
        return around.at(around.findIndex((session) => session.id === id) + 1) ?? null;
      },
    });
  },
  detail: (id: number) =>
    queryOptions({ queryKey: [path, id], queryFn: () => request<Session>('GET', `${path}/${id}`) }),
  /** The number a client's next absence in the school year of the day gets, and whether it is billed. */
  nextAbsenceNumber: (clientId: number, date: Day) =>
    queryOptions({
      queryKey: [path, 'next-absence-number', clientId, date],
      queryFn: () =>
        request<AbsenceBilling>('GET', `${path}/next-absence-number?clientId=${clientId}&date=${date}`),
    }),
};

/** The sessions that pass, newest first, as far as they have been read. */
export function useFoundSessions(params: ListParams) {
  return useFoundRows<Session>(path, params);
}

/** The sessions from a day to another, both included, newest first. */
export function useSessionsOfDays(from: Day, to: Day) {
  return useQuery(sessionQueries.ofDays(from, to));
}

/** The sessions of today in the practice's time zone, by time. */
export function useTodaysSessions() {
  return useQuery(sessionQueries.today());
}

/** Every session of a client, newest first. */
export function useAllClientSessions(clientId: number) {
  return useQuery(sessionQueries.ofClient(clientId));
}

/** A client's sessions, newest first, as far as they have been read. */
export function useClientSessions(clientId: number) {
  return usePages(sessionQueries.pagesOfClient(clientId));
}

/** The session that a page's address names; what a list already knows of it shows while it is read. */
export function useSessionOfAddress(id: string | undefined) {
  const queries = useQueryClient();
  const sessionId = parseRecordId(id ?? '');
  return useQuery<Session>({
    ...(sessionId === undefined
      ? { queryKey: [path, 'none'], queryFn: refuseAddress }
      : {
          queryKey: sessionQueries.detail(sessionId).queryKey,
          queryFn: () => request('GET', `${path}/${sessionId}`),
        }),
    placeholderData: () =>
      sessionId === undefined ? undefined : knownRecord<Session>(queries, sessionQueries.all, sessionId),
  });
}

/** Schedules a session. */
export function useCreateSession() {
  return useRecordMutation({
    call: (session: NewSession) => request<Session>('POST', path, session),
    refreshes: [sessionQueries.all],
    success: created,
    failure: 'Creation Failed',
  });
}

/** Schedules a session for every week of its repeat. */
export function useCreateSeries() {
  return useRecordMutation({
    call: (series: NewSeries) => request<Session[]>('POST', `${path}/series`, series),
    refreshes: [sessionQueries.all],
    success: ({ length }) =>
      length === 1
        ? created
        : { ...created, description: `${length} sessions have been scheduled successfully.` },
    failure: 'Creation Failed',
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
      request<Session>(
        'PUT',
        cancels === 'one' ? addressOf(id, scope) : `${addressOf(id, scope)}&cancels=${cancels}`,
        change,
      ),
    onSaved: (session, _, queries) => showChange<Session>(queries, sessionQueries.all, id, session),
    refreshes: [sessionQueries.all],
    success: updated,
    failure: 'Update Failed',
  });
}

/** Sets what became of a session, as Check In does; it shows at once and goes back when the server refuses. */
export function useSetSessionStatus() {
  return useRecordMutation({
    call: ({ id, status }: Pick<Session, 'id' | 'status'>) =>
      request<Session>('PUT', `${path}/${id}`, { status }),
    optimistic: (queries, { id, status }) => showChange<Session>(queries, sessionQueries.all, id, { status }),
    onSaved: (session, { id }, queries) => showChange<Session>(queries, sessionQueries.all, id, session),
    refreshes: [sessionQueries.all],
    success: ({ status }) =>
      status === 'completed' ? { ...updated, description: 'Session has been marked as completed.' } : updated,
    failure: { title: 'Update Failed', description: 'Could not update the session status.' },
  });
}

/** Moves a session in time or changes its length; it shows at once and goes back when the server refuses. */
export function useMoveSession() {
  return useRecordMutation({
    call: ({ id, ...change }: { id: number; date: Instant; duration: number }) =>
      request<Session>('PUT', `${path}/${id}`, change),
    optimistic: (queries, { id, ...change }) => showChange<Session>(queries, sessionQueries.all, id, change),
    refreshes: [sessionQueries.all],
    success: updated,
    failure: 'Update Failed',
  });
}

/** Deletes a session; `leave` moves on from its page before anything asks for it again. */
export function useDeleteSession(leave: () => Promise<void> | void) {
  return useRecordMutation({
    call: ({ id, scope }: { id: number; scope: SeriesScope }) =>
      request<void>('DELETE', addressOf(id, scope)),
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

const updated = { title: 'Session Updated', description: 'The session has been updated successfully.' };

// One session is what the calls are about anyway.
function addressOf(id: number, scope: SeriesScope): string {
  return scope === 'one' ? `${path}/${id}` : `${path}/${id}?scope=${scope}`;
}

async function refuseAddress(): Promise<Session> {
  throw new RequestError(404, '404: The requested session could not be found');
}
