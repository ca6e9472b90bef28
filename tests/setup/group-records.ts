import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { type Day, DEFAULT_TIME_ZONE, momentOf } from '#domain/platform/dates.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { expectStatus, type Requests, recordAdder } from './record-adder.ts';

export interface GroupCaseload {
  addClients: (...firstNames: string[]) => Promise<Client[]>;
  /** Creates a group that meets on a day at a local time, for `count` weeks if given. */
  plan: (meeting: {
    name: string;
    clients: readonly Client[];
    day: Day;
    time: string;
    duration?: number;
    count?: number;
  }) => Promise<Session[]>;
  /** Returns all sessions, by time. */
  sessions: () => Promise<Session[]>;
  change: (id: number, change: object) => Promise<void>;
}

/** Returns functions that plan and read the signed-in user's groups. */
export function groupsOf(requests: Requests): GroupCaseload {
  const add = recordAdder(requests);
  return {
    addClients: async (...firstNames) => {
      const clients: Client[] = [];
      for (const firstName of firstNames) {
        clients.push(await add<Client>('clients', buildClient({ firstName, lastName: 'Sample' })));
      }
      return clients;
    },
    plan: (meeting) =>
      add<Session[]>('sessions/group', {
        name: meeting.name,
        others: 0,
        clientIds: meeting.clients.map(({ id }) => id),
        date: momentOf(meeting.day, meeting.time, DEFAULT_TIME_ZONE),
        duration: meeting.duration ?? 45,
        ...(meeting.count && { count: meeting.count }),
      }),
    sessions: async () => (await requests.get('/api/sessions?order=oldest')).json(),
    change: async (id, change) => {
      expectStatus(200, await requests.put(`/api/sessions/${id}`, change));
    },
  };
}
