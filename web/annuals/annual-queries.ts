import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Annual, AnnualChange, NewAnnual } from '#domain/annuals/annual.ts';
import { failureText, request } from '#web/api/request.ts';
import { useUser } from '#web/auth/user-queries.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast-store.ts';

const path = '/api/annuals';

export const annualQueries = {
  all: [path] as const,
  list: () => queryOptions({ queryKey: [path], queryFn: () => request<Annual[]>('GET', path) }),
};

/** Every annual record of the therapist; asked for only once a user is known. */
export function useAnnuals() {
  const user = useUser();
  return useQuery({ ...annualQueries.list(), enabled: Boolean(user.data) });
}

/** Adds an annual record. */
export function useCreateAnnual() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (annual: NewAnnual) => request<Annual>('POST', path, annual),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: annualQueries.all });
      toast({ title: 'Annual Created', description: 'The annual record has been created successfully.' });
    },
    onError: (error) => failureToast('Creation Failed', failureText(error)),
  });
}

/** Changes an annual record. */
export function useUpdateAnnual(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: AnnualChange) => request<Annual>('PUT', `${path}/${id}`, change),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: annualQueries.all });
      toast({ title: 'Annual Updated', description: 'The annual record has been updated successfully.' });
    },
    onError: (error) => failureToast('Update Failed', failureText(error)),
  });
}

/** Deletes an annual record. */
export function useDeleteAnnual() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request<void>('DELETE', `${path}/${id}`),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: annualQueries.all });
      toast({ title: 'Annual Deleted', description: 'The annual record has been deleted successfully.' });
    },
    onError: (error) => failureToast('Delete Failed', failureText(error)),
  });
}
