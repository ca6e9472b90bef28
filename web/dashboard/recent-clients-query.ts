import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Session } from '#domain/sessions/session.ts';
import { request } from '#web/api/request.ts';
import { sessionQueries } from '#web/sessions/session-queries.ts';
import { nameEnoughClients } from './recent-clients.ts';

const FIRST_SESSIONS = 100;

/** The latest completed sessions, newest first: as many as it takes to name the clients seen last. */
const latestCompletedQuery = queryOptions({
  queryKey: [...sessionQueries.all, 'latest-completed'],
  queryFn: async () => {
    const path = '/api/sessions?status=completed';
    const latest = await request<Session[]>('GET', `${path}&limit=${FIRST_SESSIONS}`);
    if (latest.length < FIRST_SESSIONS || nameEnoughClients(latest)) return latest;
    return request<Session[]>('GET', path);
  },
});

/** The latest completed sessions, enough to name the clients seen last. */
export function useLatestCompletedSessions() {
  return useQuery(latestCompletedQuery);
}
