import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#web/platform/api/request.ts';

export const supervisionQuery = queryOptions({
  queryKey: ['/api/supervision'],
  queryFn: () => request('GET /api/supervision'),
});

/** Returns who supervises the user, and whom the user supervises. */
export function useSupervision() {
  return useQuery(supervisionQuery);
}
