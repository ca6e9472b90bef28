import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { takesTime } from '#domain/caseload/sessions/session-span.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import type { ListParams } from '#web/platform/api/calls.ts';
import { useFoundRows, usePages, useRowsAhead } from '#web/platform/api/list-pages.ts';
import { RequestError, request, requestPage } from '#web/platform/api/request.ts';
import { knownRecord } from '#web/platform/api/shown-records.ts';

const path = '/api/sessions';
/** Sessions at the same time are ordered by id. */
const NEIGHBORS_REQUESTED = 20;
const NOTES_SHOWN = 5;
/** Up to this many later sessions are shown without a button. */
export const FEW_SESSIONS = 5;
/** Some of a client's latest sessions may be planned absences. */
const LATEST_ASKED = 10;

export const sessionQueries = {
  all: [path] as const,
  /** The notes of sessions, whose Notes the sessions include. */
  notes: ['/api/session-notes'] as const,
  /** The number of notes to write or sign, refreshed after each change of a session or note. */
  openNotes: [path, 'open-notes'] as const,
  /** Sessions from one day to another, both included, newest first. */
  ofDays: (from: Day, to: Day) =>
    queryOptions({
      queryKey: [path, 'days', from, to],
      queryFn: () => request('GET /api/sessions', { query: { from, to } }),
    }),
  today: () => queryOptions({ queryKey: [path, 'today'], queryFn: () => request('GET /api/sessions/today') }),
  ofClient: (clientId: number) =>
    queryOptions({
      queryKey: [path, 'client', clientId],
      queryFn: () => request('GET /api/sessions/client/:id', { id: clientId }),
    }),
  /** The following sessions of the same series. */
  following: (id: number) =>
    queryOptions({
      queryKey: [path, id, 'following'],
      queryFn: () => request('GET /api/sessions/following/:id', { id }),
    }),
  /** The client's sessions before this one, latest first, or after it, earliest first. */
  neighbors: ({ id, clientId, date }: Session, side: 'before' | 'after') => {
    const query = {
      clientId,
      limit: NEIGHBORS_REQUESTED,
      ...(side === 'before'
        ? { to: new Date(Date.parse(date) + 1).toISOString() }
        : { from: date, order: 'oldest' }),
    };
    return queryOptions({
      queryKey: [path, 'neighbors', id, date, side],
      queryFn: async () => behind(id, await request('GET /api/sessions', { query })),
    });
  },
  /** The client's latest session that was not a planned absence; null if there is none. */
  lastPlanned: (clientId: number) =>
    queryOptions({
      queryKey: [path, 'last-planned', clientId],
      queryFn: async () => {
        const latest = await request('GET /api/sessions', { query: { clientId, limit: LATEST_ASKED } });
        return latest.find(({ type }) => type !== 'absent') ?? null;
      },
    }),
  /** The client's session at a given time; null if there is none. */
  atMoment: (clientId: number, date: Instant) =>
    queryOptions({
      queryKey: [path, 'at', clientId, date],
      queryFn: async () => {
        const to = new Date(Date.parse(date) + 1).toISOString();
        const found = await request('GET /api/sessions', { query: { clientId, from: date, to, limit: 1 } });
        return found[0] ?? null;
      },
    }),
  /** The sessions that make up a missed or short one and are not missed themselves, the latest first. */
  makeUpsOf: ({ clientId, date }: Pick<Session, 'clientId' | 'date'>) =>
    queryOptions({
      queryKey: [path, 'make-up', clientId, date],
      queryFn: async () => {
        const planned = await request('GET /api/sessions', { query: { clientId, makesUpFor: date } });
        return planned.filter(takesTime);
      },
    }),
  /** The later sessions of any child on the same day, earliest first. */
  laterThatDay: ({ id, date }: Session, day: Day) =>
    queryOptions({
      queryKey: [path, 'later-that-day', id, date, day],
      queryFn: async () =>
        behind(id, await request('GET /api/sessions', { query: { from: date, to: day, order: 'oldest' } })),
    }),
  /** The number of sessions from a day on, and the first few, earliest first. */
  firstFrom: (day: Day) =>
    queryOptions({
      queryKey: [path, 'first-from', day],
      queryFn: () =>
        requestPage('GET /api/sessions', { query: { from: day, order: 'oldest' } }, { limit: FEW_SESSIONS }),
    }),
  /** The latest sessions whose notes contain the typed words. */
  withNotes: (typed: string) =>
    queryOptions({
      queryKey: [path, 'with-notes', typed],
      queryFn: () => request('GET /api/sessions', { query: { notes: typed, limit: NOTES_SHOWN } }),
    }),
  detail: (id: number) =>
    queryOptions({ queryKey: [path, id], queryFn: () => request('GET /api/sessions/:id', { id }) }),
  /** The client's next absence number in the school year of the day, and whether it is billable. */
  nextAbsenceNumber: (clientId: number, date: Day, mandateId: number | null = null) => {
    const query = { clientId, date, mandateId: mandateId ?? undefined };
    return queryOptions({
      queryKey: [path, 'next-absence-number', clientId, date, mandateId],
      queryFn: () => request('GET /api/sessions/next-absence-number', { query }),
    });
  },
};

/** Loads the sessions that match, newest first, page by page; with their total if searched. */
export function useFoundSessions(params: ListParams, areSearched: boolean) {
  return useFoundRows('GET /api/sessions', { query: params }, areSearched);
}

/** Returns a function that loads the first sessions that match, before the list shows them. */
export function useSessionsAhead() {
  return useRowsAhead('GET /api/sessions');
}

/**
 * Loads the sessions from a day on, earliest first: their number and the first few or, if all are wanted, page by page.
 */
export function useSessionsFrom(day: Day, isWanted: boolean, areAllWanted: boolean) {
  const query = { from: day, order: 'oldest' };
  const first = useQuery({ ...sessionQueries.firstFrom(day), enabled: isWanted });
  return {
    first,
    all: usePages(path, 'GET /api/sessions', { query }, { isWanted: isWanted && areAllWanted }),
  };
}

/** Sessions from one day to another, both included, newest first. */
export function useSessionsOfDays(from: Day, to: Day) {
  return useQuery(sessionQueries.ofDays(from, to));
}

/** Loads today's sessions in the practice's time zone, by time. */
export function useTodaysSessions() {
  return useQuery(sessionQueries.today());
}

/** Loads all sessions of a client, newest first. */
export function useAllClientSessions(clientId: number) {
  return useQuery(sessionQueries.ofClient(clientId));
}

/** Loads a client's sessions, newest first, page by page. */
export function useClientSessions(clientId: number) {
  return usePages(path, 'GET /api/sessions/client/:id', { id: clientId });
}

/** Loads the session in the page's URL, with data from a list as a placeholder. */
export function useSessionOfAddress(id: string | undefined) {
  const queries = useQueryClient();
  const sessionId = parseRecordId(id ?? '');
  return useQuery<Session>({
    ...(sessionId === undefined
      ? { queryKey: [path, 'none'], queryFn: refuseAddress }
      : {
          queryKey: sessionQueries.detail(sessionId).queryKey,
          queryFn: () => request('GET /api/sessions/:id', { id: sessionId }),
        }),
    placeholderData: () =>
      sessionId === undefined ? undefined : knownRecord<Session>(queries, sessionQueries.all, sessionId),
  });
}

function behind(id: number, sessions: readonly Session[]): Session[] {
  return sessions.slice(sessions.findIndex((session) => session.id === id) + 1);
}

async function refuseAddress(): Promise<Session> {
  throw new RequestError(404, '404: The requested session could not be found');
}
