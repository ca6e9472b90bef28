import { useQuery } from '@tanstack/react-query';
import { request } from '#web/platform/api/request.ts';

const path = '/api/practice-notices';

/** What has to be known before the day's work, asked anew at each visit of the dashboard. */
export function usePracticeNotices() {
  return useQuery({
    queryKey: [path],
    queryFn: () => request('GET /api/practice-notices'),
    staleTime: 0,
  });
}
