import { useQuery } from '@tanstack/react-query';
import { request } from '#web/platform/api/request.ts';

const path = '/api/practice-notices';

/** Returns the notices for the dashboard, refetched at each visit. */
export function usePracticeNotices() {
  return useQuery({
    queryKey: [path],
    queryFn: () => request('GET /api/practice-notices'),
    staleTime: 0,
  });
}
