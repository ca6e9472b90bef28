import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { takesTime } from '#domain/caseload/sessions/session-span.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import type { ListParams } from '#web/platform/api/calls.ts';
import { useFoundRows, usePages } from '#web/platform/api/list-pages.ts';
import { RequestError, request, requestPage } from '#web/platform/api/request.ts';
import { knownRecord } from '#web/platform/api/shown-records.ts';

const path = '/api/sessions';
/** Sessions at the very same moment stand beside each other by their numbers. */
const NEIGHBOURS_ASKED = 20;
const NOTES_SHOWN = 5;
/** So many sessions stand above today's without hiding them. */
export const FEW_SESSIONS = 5;
/** Among a client's latest sessions some may be planned absences. */
const LATEST_ASKED = 10;

export const sessionQueries = {
  all: [path] as const,
  /** The notes of sessions, of which each session tells the Notes. */
  notes: ['/api/session-notes'] as const,
  /** How many notes are to be written or signed: out of date with every change of a session, or of its note. */
  openNotes: [path, 'open-notes'] as const,
  /** The sessions from a day to another, both included, newest first. */
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
  /** The sessions of its series that come after a session. */
  following: (id: number) =>
    queryOptions({
      queryKey: [path, id, 'following'],
      queryFn: () => request('GET /api/sessions/following/:id', { id }),
    }),
  /** The next sessions of the same client before this one, latest first, or after it, earliest first. */
  neighbours: ({ id, clientId, date }: Session, side: 'before' | 'after') => {
    const query = {
      clientId,
      limit: NEIGHBOURS_ASKED,
      ...(side === 'before'
        ? { to: new Date(Date.parse(date) + 1).toISOString() }
        : { from: date, order: 'oldest' }),
    };
    return queryOptions({
      queryKey: [path, 'neighbours', id, date, side],
      queryFn: async () => behind(id, await request('GET /api/sessions', { query })),
    });
  },
  /** The latest session of a client that was planned to be held; null when there is none. */
  lastPlanned: (clientId: number) =>
    queryOptions({
      queryKey: [path, 'last-planned', clientId],
      queryFn: async () => {
        const latest = await request('GET /api/sessions', { query: { clientId, limit: LATEST_ASKED } });
        return latest.find(({ type }) => type !== 'absent') ?? null;
      },
    }),
  /** The session of a client that begins at a moment; null when there is none any more. */
  atMoment: (clientId: number, date: Instant) =>
    queryOptions({
      queryKey: [path, 'at', clientId, date],
      queryFn: async () => {
        const to = new Date(Date.parse(date) + 1).toISOString();
        const found = await request('GET /api/sessions', { query: { clientId, from: date, to, limit: 1 } });
        return found[0] ?? null;
      },
    }),
  /** The session that makes up for a missed one, and stands; null when none does. */
  makeUpOf: ({ clientId, date }: Pick<Session, 'clientId' | 'date'>) =>
    queryOptions({
      queryKey: [path, 'make-up', clientId, date],
      queryFn: async () => {
        const planned = await request('GET /api/sessions', { query: { clientId, makesUpFor: date } });
        return planned.find(takesTime) ?? null;
      },
    }),
  /** The sessions that come after this one on its day, earliest first, whoever the child is. */
  laterThatDay: ({ id, date }: Session, day: Day) =>
    queryOptions({
      queryKey: [path, 'later-that-day', id, date, day],
      queryFn: async () =>
        behind(id, await request('GET /api/sessions', { query: { from: date, to: day, order: 'oldest' } })),
    }),
  /** The latest sessions whose notes hold the words that were typed. */
  withNotes: (typed: string) =>
    queryOptions({
      queryKey: [path, 'with-notes', typed],
      queryFn: () => request('GET /api/sessions', { query: { notes: typed, limit: NOTES_SHOWN } }),
    }),
  detail: (id: number) =>
    queryOptions({ queryKey: [path, id], queryFn: () => request('GET /api/sessions/:id', { id }) }),
  /** The number a client's next absence in the school year of the day gets, and whether it is billed. */
  nextAbsenceNumber: (clientId: number, date: Day) =>
    queryOptions({
      queryKey: [path, 'next-absence-number', clientId, date],
      queryFn: () => request('GET /api/sessions/next-absence-number', { query: { clientId, date } }),
    }),
};

/** The sessions that pass, newest first, as far as they have been read, and of how many, when they were searched for. */
export function useFoundSessions(params: ListParams, areSearched: boolean) {
  return useFoundRows('GET /api/sessions', { query: params }, areSearched);
}

/** The sessions from a day on, earliest first: how many and the first few, and, when all are wanted, as far as they have been read. */
export function useSessionsFrom(day: Day, isWanted: boolean, areAllWanted: boolean) {
  const query = { from: day, order: 'oldest' };
  const first = useQuery({
    queryKey: [path, 'first-from', day],
    queryFn: () => requestPage('GET /api/sessions', { query }, { limit: FEW_SESSIONS }),
    enabled: isWanted,
  });
  return {
    first,
    all: usePages(path, 'GET /api/sessions', { query }, { isWanted: isWanted && areAllWanted }),
  };
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
  return usePages(path, 'GET /api/sessions/client/:id', { id: clientId });
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
