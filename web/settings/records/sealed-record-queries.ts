import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '#domain/clients/client.ts';
import type { SealedRecord } from '#domain/clients/sealed-record.ts';
import { isOfRecords } from '#web/api/record-queries.ts';
import { failureText, request } from '#web/api/request.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast-store.ts';

const path = '/api/sealed-records';

const sealedRecordQuery = queryOptions({
  queryKey: [path],
  queryFn: () => request<SealedRecord[]>('GET', path),
  // Other therapists delete clients too, and nobody tells: each look asks again.
  staleTime: 0,
});

/** The records of deleted clients of the whole practice, latest first. */
export function useSealedRecords() {
  return useQuery(sealedRecordQuery);
}

/** Puts a deleted client back with everything of it; it may be in any list again. */
export function useRestoreClient() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SealedRecord) => request<Client>('POST', `${path}/${id}/restore`),
    onSuccess: (_client, { clientName, deletedBy }) =>
      toast({
        title: 'Client Restored',
        description: `${clientName} is back among the clients of ${deletedBy}, with everything there was.`,
      }),
    onError: (error) => failureToast('Restore Failed', failureText(error)),
    onSettled: () => queries.invalidateQueries({ predicate: isOfRecords }),
  });
}
