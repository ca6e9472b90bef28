import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildTask } from '#tests/builders/task-builder.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

interface Trips {
  /** The number of times that a request waited for PostgreSQL. */
  trips: number;
  /** Statements with values that were not prepared under a name. */
  unnamed: string[];
}

let therapist: TestVisitor;
let clientId: number;

beforeEach(async () => {
  therapist = await (await startTestPractice()).register();
  clientId = (await addRecord<Client>(therapist, '/api/clients', buildClient())).id;
});

/** Tells the statements of a call apart from those that the program runs beside it, such as its jobs. */
const callInTest = new AsyncLocalStorage<Trips>();

/** Returns the round trips to PostgreSQL before a call is answered, without notifications to other processes. */
async function tripsOf(call: () => Promise<unknown>): Promise<Trips> {
  const found: Trips = { trips: 0, unnamed: [] };
  const unanswered = new Set<unknown>();
  const { query } = pg.Client.prototype;
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  asked.mockImplementation(function (this: pg.Client, ...statement: unknown[]) {
    const answer: unknown = Reflect.apply(query, this, statement);
    const { text = '', values, name } = Object(statement[0]);
    if (callInTest.getStore() !== found || text.includes('pg_notify')) return answer;
    if (unanswered.size === 0) found.trips += 1;
    if (values?.length > 0 && name === undefined) found.unnamed.push(text);
    unanswered.add(answer);
    const settle = () => unanswered.delete(answer);
    void Promise.resolve(answer).then(settle, settle);
    return answer;
  });
  await callInTest.run(found, call);
  asked.mockRestore();
  return found;
}

describe('The number of PostgreSQL round trips of a call, with prepared statements, is limited', () => {
  test.each<[call: string, trips: number, ask: () => Promise<{ status: number }>]>([
    ['an unchanged list', 1, () => therapist.get('/api/sessions')],
    ['a list that was not asked for before', 2, () => therapist.get('/api/tasks')],
    ['a new client', 3, () => therapist.post('/api/clients', buildClient())],
    [
      'a new session',
      3,
      () => therapist.post('/api/sessions', { ...buildSession({ clientId }), notes: null }),
    ],
    ['a new session with words', 3, () => therapist.post('/api/sessions', buildSession({ clientId }))],
    ['a new task', 3, () => therapist.post('/api/tasks', buildTask())],
    ['a changed client', 7, () => therapist.put(`/api/clients/${clientId}`, { firstName: 'Iris' })],
  ])('%s: %i', async (_call, trips, ask) => {
    // A list is stored from the second time on that it is made.
    await therapist.get('/api/sessions');
    await therapist.get('/api/sessions');
    expect(await tripsOf(async () => expect((await ask()).status).toBeLessThan(300))).toEqual({
      trips,
      unnamed: [],
    });
  });
});
