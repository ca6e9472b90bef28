import { useQuery } from '@tanstack/react-query';
import { request } from '#web/platform/api/request.ts';

/** New texts by others arrive without any change by the user. */
const LOOK_EVERY_MS = 60_000;

/** Returns whether the user supervises anyone, and how many signed texts await review. */
export function useOpenReviews() {
  return useQuery({
    queryKey: ['/api/reviews', 'open'],
    queryFn: () => request('GET /api/reviews/open'),
    refetchInterval: ({ state }) => state.data?.isSupervisor && LOOK_EVERY_MS,
  });
}
