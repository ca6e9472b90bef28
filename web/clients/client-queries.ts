import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client, ClientChange, NewClient } from '#domain/clients/client.ts';
import { fullNameOf } from '#domain/names.ts';
import { parseRecordId } from '#domain/record-id.ts';
import { forgetWhenUnseen } from '#web/api/deleted-record.ts';
import { isOfRecords } from '#web/api/record-queries.ts';
import { failureText, request } from '#web/api/request.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast-store.ts';

const path = '/api/clients';

const clientQueries = {
  all: [path] as const,
  list: () => queryOptions({ queryKey: [path], queryFn: () => request<Client[]>('GET', path) }),
  detail: (id: number) =>
    queryOptions({ queryKey: [path, id], queryFn: () => request<Client>('GET', `${path}/${id}`) }),
};

/** Every client of the therapist, by last name. */
export function useClients() {
  return useQuery(clientQueries.list());
}

/** The client that a page's address names; an address without a number is an error like a missing client. */
export function useClientOfAddress(id: string | undefined) {
  const clientId = parseRecordId(id ?? '');
  const query = clientQueries.detail(clientId ?? 0);
  return useQuery(clientId === undefined ? { ...query, queryFn: refuseAddress } : query);
}

/** Gives a client's name by id: "Loading..." while clients load, `fallback` for one that is not among them. */
export function useClientName(fallback: 'Client' | 'Unknown Client'): (clientId: number) => string {
  const clients = useClients();
  return (clientId) => {
    if (clients.isPending) return 'Loading...';
    const client = clients.data?.find(({ id }) => id === clientId);
    return client ? fullNameOf(client) : fallback;
  };
}

/** Adds a client. */
export function useCreateClient() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (client: NewClient & Pick<Client, 'therapistId'>) => request<Client>('POST', path, client),
    onSuccess: async (client) => {
      await queries.invalidateQueries({ queryKey: clientQueries.all });
      toast({
        title: 'Client Created',
        description: `${fullNameOf(client)} has been added as a client.`,
      });
    },
    onError: (error) => failureToast('Creation Failed', failureText(error)),
  });
}

/** Changes a client; the change carries the moment the record was last seen at. */
export function useUpdateClient(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: ClientChange) => request<Client>('PUT', `${path}/${id}`, change),
    onSuccess: async (client) => {
      await queries.invalidateQueries({ queryKey: clientQueries.all });
      toast({
        title: 'Client Updated',
        description: `${fullNameOf(client)}'s information has been updated.`,
      });
    },
    onError: (error) => failureToast('Update Failed', failureText(error)),
  });
}

/**
 * Deletes a client with everything of it. `leave` moves on from the client's page; every list that may have shown
 * some of it is read again where it is next in sight.
 */
export function useDeleteClient(leave: () => Promise<void> | void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request<void>('DELETE', `${path}/${id}`),
    onSuccess: async (_, id) => {
      toast({ title: 'Client Deleted', description: 'The client has been deleted successfully.' });
      queries.setQueryData(clientQueries.list().queryKey, (shown) => shown?.filter((each) => each.id !== id));
      // The client's own page is still open: asking again now would only be told that the client is gone.
      await queries.invalidateQueries({ predicate: isOfRecords, refetchType: 'none' });
      await leave();
      forgetWhenUnseen(queries, clientQueries.detail(id).queryKey);
    },
    onError: (error) => failureToast('Deletion Failed', failureText(error)),
  });
}

async function refuseAddress(): Promise<Client> {
  throw new Error('The requested client could not be found.');
}
