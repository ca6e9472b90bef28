import type { APIRequestContext, Page } from '@playwright/test';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { type Day, DEFAULT_TIME_ZONE, dayOf, momentOf, timeOfDay } from '#domain/platform/dates.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { test as base, expect } from './journey.ts';
import { recordAdder } from './record-adder.ts';

interface PerTest {
  /** The signed-in therapist's clients and sessions, filled through the API. */
  caseload: SessionCaseload;
}

/** The journeys' test with a signed-in therapist who plans sessions. */
export const test = base.extend<PerTest>({
  caseload: async ({ context, baseURL, signedIn: _ }, use) => {
    await use(caseloadIn(context.request, baseURL ?? ''));
  },
});

function caseloadIn(requests: APIRequestContext, url: string) {
  const add = recordAdder(requests, url);
  return {
    /** A client by first and last name. */
    addClient: (name: string, changes: Parameters<typeof buildClient>[0] = {}) => {
      const [firstName = '', lastName = ''] = name.split(' ');
      return add<Client>('clients', buildClient({ firstName, lastName, ...changes }));
    },
    /** A session on a day at a time of the practice's clock. */
    addSession: (clientId: number, day: Day, time: string, changes: object = {}) =>
      add<Session>('sessions', {
        ...buildSession({ clientId, date: momentOf(day, time, DEFAULT_TIME_ZONE) }),
        ...changes,
      }),
    /** Sessions of as many weeks; gives the first. */
    addSeries: async (clientId: number, day: Day, time: string, count: number) => {
      const date = momentOf(day, time, DEFAULT_TIME_ZONE);
      const [first] = await add<Session[]>('sessions/series', { ...buildSession({ clientId, date }), count });
      if (first === undefined) throw new Error('A series has a first session');
      return first;
    },
    addClosing: (firstDay: Day, lastDay: Day, reason: string) =>
      add<Closing>('closings', { firstDay, lastDay, reason }),
    addInvoice: (clientId: number, sessionIds: number[]) =>
      add<{ id: number }>('invoices', { clientId, sessionIds, amount: 12_000, description: 'Therapy' }),
    sessions: async (): Promise<Session[]> => (await requests.get(`${url}/api/sessions`)).json(),
    session: async (id: number): Promise<Session> => (await requests.get(`${url}/api/sessions/${id}`)).json(),
    /** What is stored about a session's time, such as "2026-11-20 09:30, 45 min". */
    planOf: async ({ id }: Pick<Session, 'id'>): Promise<string> => {
      const { date, duration }: Session = await (await requests.get(`${url}/api/sessions/${id}`)).json();
      return `${dayOf(date, DEFAULT_TIME_ZONE)} ${timeOfDay(date, DEFAULT_TIME_ZONE)}, ${duration} min`;
    },
    changeSession: async (id: number, change: object) => {
      const reply = await requests.put(`${url}/api/sessions/${id}`, { data: change });
      expect(reply.status(), await reply.text()).toBe(200);
    },
    deleteSession: async (id: number) => {
      expect((await requests.delete(`${url}/api/sessions/${id}`)).status()).toBe(204);
    },
  };
}

export type SessionCaseload = ReturnType<typeof caseloadIn>;

/** Chooses a client in the session form by typing its name. */
export async function chooseClient(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Client' }).fill(name);
  await page.getByRole('option', { name }).click();
}

/** Chooses Delete from the menu of a record's page. */
export async function chooseDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}
