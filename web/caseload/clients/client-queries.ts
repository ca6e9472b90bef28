import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client, ClientChange, NewClient } from '#domain/caseload/clients/client.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { leaveDeleted } from '#web/platform/api/deleted-record.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { isOfRecords } from '#web/platform/api/record-queries.ts';
import { refusalOf, request } from '#web/platform/api/request.ts';
import { knownRecord } from '#web/platform/api/shown-records.ts';
import { shownNameOf, useShownName } from './shown-names.ts';

const path = '/api/clients';

const MOST_OF_ONE_NAME = 20;

export const clientQueries = {
  all: [path] as const,
  list: () => queryOptions({ queryKey: [path], queryFn: () => request('GET /api/clients') }),
  /** Clients whose name contains the text. */
  named: (name: string) =>
    queryOptions({
      queryKey: [path, 'named', name],
      queryFn: () => request('GET /api/clients', { query: { search: name, limit: MOST_OF_ONE_NAME } }),
    }),
  detail: (id: number) =>
    queryOptions({ queryKey: [path, id], queryFn: () => request('GET /api/clients/:id', { id }) }),
};

/** Loads the therapist's clients, by last name. */
export function useClients() {
  return useQuery(clientQueries.list());
}

/** Loads the client in the page's URL; an invalid id fails like a missing client. */
export function useClientOfAddress(id: string | undefined) {
  return useQuery(queryOfAddress(id));
}

/** Loads the client in the page's URL to be shown, with data from a list as a placeholder. */
export function useShownClientOfAddress(id: string | undefined) {
  const queries = useQueryClient();
  const query = queryOfAddress(id);
  const placeholderData = () => knownRecord<Client>(queries, clientQueries.all, idOfAddress(id));
  return useQuery({ ...query, placeholderData });
}

/** Returns whether a client could not be loaded, or is gone: one that fails to load again, as without a connection, stays. */
export function isClientMissing({ data, error }: { data: Client | undefined; error: unknown }): boolean {
  return error !== null && (data === undefined || refusalOf(error, 404) !== undefined);
}

/** Returns a function that looks up a client's name: "Loading..." while clients load, `fallback` if it is missing. */
export function useClientName(
  fallback: 'Client' | 'Unknown Client' = 'Unknown Client',
): (clientId: number) => string {
  const { data, isPending } = useClients();
  const shownName = useShownName();
  return (clientId) => {
    if (isPending) return 'Loading...';
    const client = data && clientsById(data).get(clientId);
    return client ? shownName(client) : fallback;
  };
}

/** Returns a function that finds a client by id; undefined while clients load or if it is missing. */
export function useClientFinder(): (clientId: number) => Client | undefined {
  const { data } = useClients();
  return (clientId) => data && clientsById(data).get(clientId);
}

/** One map per list, shared by all rows. */
const maps = new WeakMap<readonly Client[], ReadonlyMap<number, Client>>();

/** Returns the clients of a list by id. */
export function clientsById(clients: readonly Client[]): ReadonlyMap<number, Client> {
  const known = maps.get(clients) ?? new Map(clients.map((client) => [client.id, client]));
  maps.set(clients, known);
  return known;
}

/** Creates a client. */
export function useCreateClient() {
  return useRecordMutation({
    call: (client: NewClient & Pick<Client, 'therapistId'>, idempotencyKey) =>
      request('POST /api/clients', { body: client, idempotencyKey }),
    refreshes: [clientQueries.all],
    success: (client) => ({
      title: 'Client Created',
      description: `${shownNameOf(client)} has been added as a client.`,
    }),
    failure: 'Creation Failed',
  });
}

/** Updates a client; the change includes the `updatedAt` that was last seen. */
export function useUpdateClient(id: number) {
  return useRecordMutation({
    call: (change: ClientChange) => request('PUT /api/clients/:id', { id, body: change }),
    refreshes: [clientQueries.all],
    success: (client) => ({
      title: 'Client Updated',
      description: `${shownNameOf(client)}'s information has been updated.`,
    }),
    failure: 'Update Failed',
  });
}

/** Deletes a client with all records. `leave` navigates away from the client's page before it is loaded again. */
export function useDeleteClient(leave: () => Promise<void> | void) {
  return useRecordMutation({
    call: (id: number) => request('DELETE /api/clients/:id', { id }),
    onSaved: (_, id, queries) =>
      leaveDeleted(queries, { key: clientQueries.all, id, leave, isTouched: isOfRecords }),
    success: { title: 'Client Deleted', description: 'The client has been deleted successfully.' },
    failure: 'Deletion Failed',
  });
}

/** No record has the id 0, which stands for an invalid one. */
function idOfAddress(id: string | undefined): number {
  return parseRecordId(id ?? '') ?? 0;
}

function queryOfAddress(id: string | undefined) {
  const query = clientQueries.detail(idOfAddress(id));
  return idOfAddress(id) === 0 ? { ...query, queryFn: refuseAddress } : query;
}

async function refuseAddress(): Promise<Client> {
  throw new Error('The requested client could not be found.');
}
