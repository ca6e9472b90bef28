import { useInfiniteQuery } from '@tanstack/react-query';
import { ACTIVITY_PAGE, type ActivityAction } from '#domain/platform/audit/activity.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/activity';

export interface ActivityFilter {
  clientId?: number | undefined;
  action?: ActivityAction | undefined;
}

/** Returns the log of the user's own caseload, newest first, in pages. */
export function useActivity({ clientId, action }: ActivityFilter) {
  return useInfiniteQuery({
    queryKey: [path, clientId, action],
    queryFn: ({ pageParam }) =>
      request('GET /api/activity', { query: { clientId, action, before: pageParam || undefined } }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < ACTIVITY_PAGE ? undefined : page.at(-1)?.position),
    // Viewing adds lines to the log, so each visit refetches.
    staleTime: 0,
  });
}
