import type { Client } from '#domain/caseload/clients/client.ts';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NewTimeEntry, TimeEntry } from '#domain/caseload/time-entries/time-entry.ts';
import { type Day, DEFAULT_TIME_ZONE, dayOf, momentOf, timeOfDay } from '#domain/platform/dates.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildTimeEntry } from '#tests/builders/time-entry-builder.ts';
import { expectStatus, type Requests, recordAdder } from './record-adder.ts';

/** Returns functions that plan and read the signed-in user's sessions. */
export function sessionsOf(requests: Requests) {
  const add = recordAdder(requests);
  return {
    /** Adds a client by first and last name. */
    addClient: (name: string, changes: Parameters<typeof buildClient>[0] = {}) => {
      const [firstName = '', lastName = ''] = name.split(' ');
      return add<Client>('clients', buildClient({ firstName, lastName, ...changes }));
    },
    /** Adds a session on a day at a local time of the practice. */
    addSession: (clientId: number, day: Day, time: string, changes: object = {}) =>
      add<Session>('sessions', {
        ...buildSession({ clientId, date: momentOf(day, time, DEFAULT_TIME_ZONE) }),
        ...changes,
      }),
    /** Adds weekly sessions, or others by `repeat`; returns the first. */
    addSeries: async (clientId: number, day: Day, time: string, count: number, repeat: object = {}) => {
      const date = momentOf(day, time, DEFAULT_TIME_ZONE);
      const [first] = await add<Session[]>('sessions/series', {
        ...buildSession({ clientId, date }),
        count,
        ...repeat,
      });
      if (first === undefined) throw new Error('A series has a first session');
      return first;
    },
    addClosing: (firstDay: Day, lastDay: Day, reason: string) =>
      add<Closing>('closings', { firstDay, lastDay, reason }),
    /** Adds time without a child on a day at a local time of the practice. */
    addTime: (day: Day, time: string, changes: Partial<NewTimeEntry> = {}) =>
      add<TimeEntry>('time-entries', buildTimeEntry({ date: day, time, ...changes })),
    timeEntries: async (): Promise<TimeEntry[]> => (await requests.get('/api/time-entries')).json(),
    addInvoice: (clientId: number, sessionIds: number[]) =>
      add<{ id: number }>('invoices', { clientId, sessionIds, amount: 12_000, description: 'Therapy' }),
    sessions: async (): Promise<Session[]> => (await requests.get('/api/sessions')).json(),
    session: async (id: number): Promise<Session> => (await requests.get(`/api/sessions/${id}`)).json(),
    /** Returns a session's stored time, such as "2026-11-20 09:30, 45 min". */
    planOf: async ({ id }: Pick<Session, 'id'>): Promise<string> => {
      const { date, duration }: Session = (await requests.get(`/api/sessions/${id}`)).json();
      return `${dayOf(date, DEFAULT_TIME_ZONE)} ${timeOfDay(date, DEFAULT_TIME_ZONE)}, ${duration} min`;
    },
    changeSession: async (id: number, change: object) => {
      expectStatus(200, await requests.put(`/api/sessions/${id}`, change));
    },
    deleteSession: async (id: number) => {
      expectStatus(204, await requests.delete(`/api/sessions/${id}`));
    },
  };
}

export type SessionCaseload = ReturnType<typeof sessionsOf>;
