import { queryOptions, useQuery } from '@tanstack/react-query';
import type {
  AssessmentTemplateChange,
  NewAssessmentTemplate,
} from '#domain/caseload/assessments/assessment-template.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/assessment-templates';
const all = [path] as const;

/** One template with its questions; a colleague may have changed it, so that it is read each time. */
export const templateQuery = (id: number) =>
  queryOptions({
    queryKey: [path, id],
    queryFn: () => request('GET /api/assessment-templates/:id', { id }),
    staleTime: 0,
  });

/** The templates of the practice, by title. */
export function useTemplates() {
  return useQuery({
    queryKey: all,
    queryFn: () => request('GET /api/assessment-templates'),
    staleTime: 0,
  });
}

/** One template with its questions. */
export function useTemplate(id: number) {
  return useQuery(templateQuery(id));
}

/** Keeps what an assessment asks for every therapist of the practice. */
export function useCreateTemplate() {
  return useRecordMutation({
    call: (template: NewAssessmentTemplate, idempotencyKey) =>
      request('POST /api/assessment-templates', { body: template, idempotencyKey }),
    refreshes: [all],
    success: {
      title: 'Template Saved',
      description: 'Every therapist of the practice can start an assessment from it.',
    },
    failure: 'Template Not Saved',
  });
}

/** Changes what a template is called. */
export function useRenameTemplate(id: number) {
  return useRecordMutation({
    call: (change: AssessmentTemplateChange) =>
      request('PUT /api/assessment-templates/:id', { id, body: change }),
    refreshes: [all],
    success: { title: 'Template Renamed', description: 'It has its new title everywhere.' },
    failure: 'Template Not Renamed',
  });
}

/** Deletes a template; assessments that were started from it stay. */
export function useDeleteTemplate() {
  return useRecordMutation({
    call: (id: number) => request('DELETE /api/assessment-templates/:id', { id }),
    refreshes: [all],
    refreshesAfterFailure: true,
    success: { title: 'Template Deleted', description: 'Assessments that were started from it stay.' },
    failure: 'Template Not Deleted',
  });
}
