import { useInfiniteQuery } from '@tanstack/react-query';
import { ACTIVITY_PAGE, type ActivityAction, type ActivityLine } from '#domain/audit/activity.ts';
import { request } from '#web/api/request.ts';

const path = '/api/activity';

export interface ActivityFilter {
  clientId?: number | undefined;
  action?: ActivityAction | undefined;
}

/** The log of the own caseload, newest first, read on a page at a time. */
export function useActivity({ clientId, action }: ActivityFilter) {
  return useInfiniteQuery({
    queryKey: [path, clientId, action],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams();
      if (clientId !== undefined) query.set('clientId', String(clientId));
      if (action !== undefined) query.set('action', action);
      if (pageParam > 0) query.set('before', String(pageParam));
      return request<ActivityLine[]>('GET', `${path}?${query}`);
    },
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < ACTIVITY_PAGE ? undefined : page.at(-1)?.position),
    // Looking adds lines of its own: each look asks again.
    staleTime: 0,
  });
}
