import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ListParams } from '#web/platform/api/calls.ts';
import { countOf, useFoundRows } from '#web/platform/api/list-pages.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/assessments';

export const assessmentQueries = {
  all: [path] as const,
  list: () => queryOptions({ queryKey: [path], queryFn: () => request('GET /api/assessments') }),
  ofClient: (clientId: number) =>
    queryOptions({
      queryKey: [path, 'client', clientId],
      queryFn: () => request('GET /api/assessments', { query: { clientId } }),
    }),
  pendingCount: () =>
    queryOptions({
      queryKey: [path, 'pending-count'],
      queryFn: () => countOf('GET /api/assessments', { status: 'pending' }),
    }),
  detail: (id: number) =>
    queryOptions({ queryKey: [path, id], queryFn: () => request('GET /api/assessments/:id', { id }) }),
};

/** Loads the therapist's assessments, newest first. */
export function useAssessments() {
  return useQuery(assessmentQueries.list());
}

/** Loads the assessments that match the filters, newest first, page by page. */
export function useFoundAssessments(params: ListParams) {
  return useFoundRows('GET /api/assessments', { query: params });
}

/** Loads a client's assessments, newest first. */
export function useClientAssessments(clientId: number) {
  return useQuery(assessmentQueries.ofClient(clientId));
}

/** Loads the number of pending assessments. */
export function usePendingAssessmentCount() {
  return useQuery(assessmentQueries.pendingCount());
}

export function useAssessment(id: number) {
  return useQuery(assessmentQueries.detail(id));
}
