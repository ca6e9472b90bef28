import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SealedRecord } from '#domain/clients/sealed-record.ts';
import { useRecordMutation } from '#web/api/record-mutation.ts';
import { request } from '#web/api/request.ts';

const path = '/api/sealed-records';

const sealedRecordQuery = queryOptions({
  queryKey: [path],
  queryFn: () => request('GET /api/sealed-records'),
  // Other therapists delete clients too, and nobody tells: each look asks again.
  staleTime: 0,
});

/** The sealed records of the whole practice, latest first. */
export function useSealedRecords() {
  return useQuery(sealedRecordQuery);
}

/** Puts a sealed record back with everything of it; the client may be in any list again. */
export function useRestoreClient() {
  return useRecordMutation({
    call: ({ id }: SealedRecord) => request('POST /api/sealed-records/:id/restore', { id }),
    refreshes: 'all',
    refreshesAfterFailure: true,
    success: (_, { clientName, deletedBy }) => ({
      title: 'Client Restored',
      description: `${clientName} is back among the clients of ${deletedBy}, with everything there was.`,
    }),
    failure: 'Restore Failed',
  });
}
