import { useQuery } from '@tanstack/react-query';
import { request } from '#web/platform/api/request.ts';

/** The reviews of what was signed of a session or a document. */
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

/** Two things that are shown together, once both are there. */
export function bothLoaded<One, Other>(one: Asked<One>, other: Asked<Other>): Asked<[One, Other]> {
  const { data: first } = one;
  const { data: second } = other;
  return {
    data: first === undefined || second === undefined ? undefined : [first, second],
    error: one.error ?? other.error,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  };
}
