import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { AnnualChange, NewAnnual } from '#domain/billing/annuals/annual.ts';
import type { Day } from '#domain/platform/dates.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/annuals';

export const annualQueries = {
  all: [path] as const,
  list: () => queryOptions({ queryKey: [path], queryFn: () => request('GET /api/annuals') }),
  /** Annual records through a day that are on no invoice. */
  unbilled: (lastDay: Day) =>
    queryOptions({
      queryKey: [path, 'unbilled', lastDay],
      queryFn: async () => {
        const annuals = await request('GET /api/annuals', { query: { to: lastDay } });
        return annuals.filter(({ invoiceId }) => invoiceId === null);
      },
      // Keeps the previous list while a day is being chosen.
      placeholderData: keepPreviousData,
    }),
};

/** Loads the therapist's annual records, after sign-in. */
export function useAnnuals() {
  const user = useUser();
  return useQuery({ ...annualQueries.list(), enabled: Boolean(user.data) });
}

/** Loads the annual records through a day that are on no invoice. */
export function useUnbilledAnnuals(lastDay: Day) {
  return useQuery(annualQueries.unbilled(lastDay));
}

/** Creates an annual record. */
export function useCreateAnnual() {
  return useRecordMutation({
    call: (annual: NewAnnual, idempotencyKey) =>
      request('POST /api/annuals', { body: annual, idempotencyKey }),
    refreshes: [annualQueries.all],
    success: { title: 'Annual Created', description: 'The annual record has been created successfully.' },
    failure: 'Creation Failed',
  });
}

/** Updates an annual record. */
export function useUpdateAnnual(id: number) {
  return useRecordMutation({
    call: (change: AnnualChange) => request('PUT /api/annuals/:id', { id, body: change }),
    refreshes: [annualQueries.all],
    success: { title: 'Annual Updated', description: 'The annual record has been updated successfully.' },
    failure: 'Update Failed',
  });
}

export function useDeleteAnnual() {
  return useRecordMutation({
    call: (id: number) => request('DELETE /api/annuals/:id', { id }),
    refreshes: [annualQueries.all],
    success: { title: 'Annual Deleted', description: 'The annual record has been deleted successfully.' },
    failure: 'Delete Failed',
  });
}
