import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Instant } from '#domain/platform/dates.ts';

export const RECENT_CLIENTS = 3;

export interface RecentClient {
  client: Client;
  /** The client's latest completed session, if there is one. */
  lastSession: Instant | undefined;
}

/**
 * Returns up to three clients with the latest completed sessions; clients without one, newest first, fill the remaining
 * places. `completed` are completed sessions, newest first.
 */
export function recentClients(
  clients: readonly Client[],
  completed: readonly Pick<Session, 'clientId' | 'date'>[],
): RecentClient[] {
  const byId = new Map(clients.map((client) => [client.id, client]));
  const found = new Map<number, RecentClient>();
  for (const { clientId, date } of completed) {
    if (found.size === RECENT_CLIENTS) break;
    const client = byId.get(clientId);
    if (client && !found.has(clientId)) found.set(clientId, { client, lastSession: date });
  }
  const others = clients
    .filter(({ id }) => !found.has(id))
    .toSorted((a, b) => b.id - a.id)
    .map((client) => ({ client, lastSession: undefined }));
  return [...found.values(), ...others].slice(0, RECENT_CLIENTS);
}

/** Returns whether completed sessions, newest first, include enough clients, so that more would change nothing. */
export function nameEnoughClients(completed: readonly Pick<Session, 'clientId'>[]): boolean {
  return new Set(completed.map(({ clientId }) => clientId)).size >= RECENT_CLIENTS;
}
