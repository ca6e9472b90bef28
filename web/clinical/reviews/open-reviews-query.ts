import { useQuery } from '@tanstack/react-query';
import { request } from '#web/platform/api/request.ts';

/** What others sign comes without anything of one's own having been changed. */
const LOOK_EVERY_MS = 60_000;

/** Whether one supervises somebody, and how many signed texts wait for the review. */
export function useOpenReviews() {
  return useQuery({
    queryKey: ['/api/reviews', 'open'],
    queryFn: () => request('GET /api/reviews/open'),
    refetchInterval: ({ state }) => state.data?.isSupervisor && LOOK_EVERY_MS,
  });
}
