import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Assessment, AssessmentChange, NewAssessment } from '#domain/assessments/assessment.ts';
import { rereadWithout } from '#web/api/deleted-record.ts';
import { failureText, request } from '#web/api/request.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast-store.ts';

const path = '/api/assessments';

export const assessmentQueries = {
  all: [path] as const,
  list: () => queryOptions({ queryKey: [path], queryFn: () => request<Assessment[]>('GET', path) }),
  detail: (id: number) =>
    queryOptions({ queryKey: [path, id], queryFn: () => request<Assessment>('GET', `${path}/${id}`) }),
};

/** Every assessment of the therapist, newest first. */
export function useAssessments() {
  return useQuery(assessmentQueries.list());
}

/** One assessment. */
export function useAssessment(id: number) {
  return useQuery(assessmentQueries.detail(id));
}

/** Makes an assessment for a client. */
export function useCreateAssessment() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (assessment: NewAssessment) => request<Assessment>('POST', path, assessment),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: assessmentQueries.all });
      toast({ title: 'Assessment Created', description: 'The assessment has been created successfully.' });
    },
    onError: (error) => failureToast('Creation Failed', failureText(error)),
  });
}

/** Changes an assessment. */
export function useUpdateAssessment(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: AssessmentChange) => request<Assessment>('PUT', `${path}/${id}`, change),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: assessmentQueries.all });
      toast({ title: 'Assessment Updated', description: 'The assessment has been updated successfully.' });
    },
    onError: (error) => failureToast('Update Failed', failureText(error)),
  });
}

/** Saves answers while they are given: without a toast, the page says itself what is saved. */
export function useSaveResponses(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Pick<AssessmentChange, 'responses'>) =>
      request<Assessment>('PUT', `${path}/${id}`, change),
    onSuccess: (assessment) => {
      queries.setQueryData(assessmentQueries.detail(id).queryKey, assessment);
      return queries.invalidateQueries({ queryKey: assessmentQueries.all, exact: true });
    },
  });
}

/** Deletes an assessment with its answers; `leave` moves on from its page before anything asks for it again. */
export function useDeleteAssessment(leave: () => Promise<void> | void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request<void>('DELETE', `${path}/${id}`),
    onSuccess: async (_, id) => {
      toast({ title: 'Assessment Deleted', description: 'The assessment has been deleted successfully.' });
      queries.setQueryData(assessmentQueries.list().queryKey, (shown) =>
        shown?.filter((each) => each.id !== id),
      );
      await leave();
      await rereadWithout(queries, assessmentQueries.all, assessmentQueries.detail(id).queryKey);
    },
    onError: (error) => failureToast('Deletion Failed', failureText(error)),
  });
}
