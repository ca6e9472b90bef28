import { useQuery } from '@tanstack/react-query';
import type { PracticeNotice } from '#domain/practice/practice-notice.ts';
import { request } from '#web/api/request.ts';

const path = '/api/practice-notices';

/** What has to be known before the day's work, asked anew at each visit of the dashboard. */
export function usePracticeNotices() {
  return useQuery({
    queryKey: [path],
    queryFn: () => request<PracticeNotice[]>('GET', path),
    staleTime: 0,
  });
}
