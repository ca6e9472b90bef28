import { useQuery } from '@tanstack/react-query';
import { request } from '#web/platform/api/request.ts';

/** Returns the reviews of the texts signed for a session or a document. */
export function useReviews(of: { sessionId: number } | { documentId: number }) {
  return useQuery({
    queryKey: ['/api/received-reviews', of],
    queryFn: () => request('GET /api/received-reviews', { query: { ...of } }),
  });
}

interface Asked<Loaded> {
  data: Loaded | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Combines two queries whose data is shown together once both are loaded. */
export function bothLoaded<One, Other>(one: Asked<One>, other: Asked<Other>): Asked<[One, Other]> {
  const { data: first } = one;
  const { data: second } = other;
  return {
    data: first === undefined || second === undefined ? undefined : [first, second],
    error: one.error ?? other.error,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  };
}
