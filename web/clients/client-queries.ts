import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client, ClientChange, NewClient } from '#domain/clients/client.ts';
import { fullNameOf } from '#domain/names.ts';
import { failureText, request } from '#web/api/request.ts';
import { toast } from '#web/ui/toast-store.ts';

const path = '/api/clients';

export const clientQueries = {
  all: [path] as const,
  list: () => queryOptions({ queryKey: [path], queryFn: () => request<Client[]>('GET', path) }),
  detail: (id: number) =>
    queryOptions({ queryKey: [path, id], queryFn: () => request<Client>('GET', `${path}/${id}`) }),
};

/** Every client of the therapist, by last name. */
export function useClients() {
  return useQuery(clientQueries.list());
}

/** One client. */
export function useClient(id: number) {
  return useQuery(clientQueries.detail(id));
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
    mutationFn: (client: NewClient) => request<Client>('POST', path, client),
    onSuccess: async (client) => {
      await queries.invalidateQueries({ queryKey: clientQueries.all });
      toast({
        title: 'Client Created',
        description: `${fullNameOf(client)} has been added as a client.`,
      });
    },
    onError: (error) => failureToast('Creation Failed', error),
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
    onError: (error) => failureToast('Update Failed', error),
  });
}

/** Deletes a client with everything of it; every list that may have shown some of it is read again. */
export function useDeleteClient() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request<void>('DELETE', `${path}/${id}`),
    onSuccess: (_, id) => {
      queries.removeQueries({ queryKey: clientQueries.detail(id).queryKey });
      toast({ title: 'Client Deleted', description: 'The client has been deleted successfully.' });
      return queries.invalidateQueries();
    },
    onError: (error) => failureToast('Deletion Failed', error),
  });
}

function failureToast(title: string, error: Error): void {
  toast({ title, description: failureText(error), variant: 'destructive' });
}
