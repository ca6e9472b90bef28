import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AssessmentChange, NewAssessment } from '#domain/caseload/assessments/assessment.ts';
import type { ListParams } from '#web/platform/api/calls.ts';
import { leaveDeleted } from '#web/platform/api/deleted-record.ts';
import { countOf, useFoundRows } from '#web/platform/api/list-pages.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
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

/** Creates an assessment for a client. */
export function useCreateAssessment() {
  return useRecordMutation({
    call: (assessment: NewAssessment, idempotencyKey) =>
      request('POST /api/assessments', { body: assessment, idempotencyKey }),
    refreshes: [assessmentQueries.all],
    success: { title: 'Assessment Created', description: 'The assessment has been created successfully.' },
    failure: 'Creation Failed',
  });
}

/** Updates an assessment. */
export function useUpdateAssessment(id: number) {
  return useRecordMutation({
    call: (change: AssessmentChange) => request('PUT /api/assessments/:id', { id, body: change }),
    refreshes: [assessmentQueries.all],
    success: { title: 'Assessment Updated', description: 'The assessment has been updated successfully.' },
    failure: 'Update Failed',
  });
}

/** Deletes an assessment with its answers; `leave` navigates away from its page before it is loaded again. */
export function useDeleteAssessment(leave: () => Promise<void> | void) {
  return useRecordMutation({
    call: (id: number) => request('DELETE /api/assessments/:id', { id }),
    onSaved: (_, id, queries) => leaveDeleted(queries, { key: assessmentQueries.all, id, leave }),
    success: { title: 'Assessment Deleted', description: 'The assessment has been deleted successfully.' },
    failure: 'Deletion Failed',
  });
}
