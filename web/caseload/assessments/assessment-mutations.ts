import type { AssessmentChange, NewAssessment } from '#domain/caseload/assessments/assessment.ts';
import { leaveDeleted } from '#web/platform/api/deleted-record.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { assessmentQueries } from './assessment-queries.ts';

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
