import { queryOptions, useQuery } from '@tanstack/react-query';
import type {
  AssessmentTemplateChange,
  NewAssessmentTemplate,
} from '#domain/caseload/assessments/assessment-template.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/assessment-templates';
const all = [path] as const;

/** One template with its questions, loaded each time because a colleague may have changed it. */
export const templateQuery = (id: number) =>
  queryOptions({
    queryKey: [path, id],
    queryFn: () => request('GET /api/assessment-templates/:id', { id }),
    staleTime: 0,
  });

/** Loads the practice's templates, by title. */
export function useTemplates() {
  return useQuery({
    queryKey: all,
    queryFn: () => request('GET /api/assessment-templates'),
    staleTime: 0,
  });
}

/** Loads one template with its questions. */
export function useTemplate(id: number) {
  return useQuery(templateQuery(id));
}

/** Creates a template for every therapist of the practice. */
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

/** Changes the title or description of a template. */
export function useRenameTemplate(id: number) {
  return useRecordMutation({
    call: (change: AssessmentTemplateChange) =>
      request('PUT /api/assessment-templates/:id', { id, body: change }),
    refreshes: [all],
    success: { title: 'Template Renamed', description: 'It has its new title everywhere.' },
    failure: 'Template Not Renamed',
  });
}

/** Deletes a template; assessments created from it stay. */
export function useDeleteTemplate() {
  return useRecordMutation({
    call: (id: number) => request('DELETE /api/assessment-templates/:id', { id }),
    refreshes: [all],
    refreshesAfterFailure: true,
    success: { title: 'Template Deleted', description: 'Assessments that were started from it stay.' },
    failure: 'Template Not Deleted',
  });
}
