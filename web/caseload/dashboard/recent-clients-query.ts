import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { pagesOf } from '#web/platform/api/list-pages.ts';
import { nameEnoughClients } from './recent-clients.ts';

const FIRST_SESSIONS = 20;

/** The latest completed sessions, newest first, as many as are needed for the recent clients. */
const latestCompletedQuery = queryOptions({
  queryKey: [...sessionQueries.all, 'latest-completed'],
  queryFn: async () => {
    const latest: Session[] = [];
    const pages = pagesOf('GET /api/sessions', { query: { status: 'completed' } }, FIRST_SESSIONS);
    for await (const { items } of pages) {
      latest.push(...items);
      if (nameEnoughClients(latest)) break;
    }
    return latest;
  },
});

/** Loads the latest completed sessions, enough for the recent clients. */
export function useLatestCompletedSessions() {
  return useQuery(latestCompletedQuery);
}
