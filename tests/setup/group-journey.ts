import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { type Day, DEFAULT_TIME_ZONE, momentOf } from '#domain/platform/dates.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { test as base, expect } from './journey.ts';
import { recordAdder } from './record-adder.ts';

interface PerTest {
  /** The signed-in therapist's groups, filled and read through the API. */
  groups: GroupCaseload;
}

/** The journeys' test with a signed-in therapist who plans groups. */
export const test = base.extend<PerTest>({
  groups: async ({ context, baseURL, signedIn: _ }, use) => {
    const url = baseURL ?? '';
    const add = recordAdder(context.request, url);
    await use({
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
      sessions: async () => (await context.request.get(`${url}/api/sessions?order=oldest`)).json(),
      change: async (id, change) => {
        const reply = await context.request.put(`${url}/api/sessions/${id}`, { data: change });
        expect(reply.status(), await reply.text()).toBe(200);
      },
    });
  },
});

export interface GroupCaseload {
  addClients: (...firstNames: string[]) => Promise<Client[]>;
  /** A new group that meets on a day at a time of the practice's clock, `count` weeks if stated. */
  plan: (meeting: {
    name: string;
    clients: readonly Client[];
    day: Day;
    time: string;
    duration?: number;
    count?: number;
  }) => Promise<Session[]>;
  /** All sessions, by time. */
  sessions: () => Promise<Session[]>;
  change: (id: number, change: object) => Promise<void>;
}
