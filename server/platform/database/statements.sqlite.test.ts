import { beforeEach, describe, expect, test } from 'vitest';
import { addTemplate } from '#tests/builders/assessment-builder.ts';
import { addClientImport, buildClient } from '#tests/builders/client-builder.ts';
import { confirmAccount } from '#tests/builders/confirm-account.ts';
import { noIds } from '#tests/builders/no-ids.ts';
import { addOneOfEach } from '#tests/builders/one-of-each.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { supervise } from '#tests/builders/supervision-builder.ts';
import { buildTask } from '#tests/builders/task-builder.ts';
import { type CallIds, privateCalls, sendCall } from '#tests/builders/valid-calls.ts';
import { tablesOfTherapists, tablesReadWhole } from '#tests/setup/query-plans.ts';
import { statementsDuring } from '#tests/setup/recorded-statements.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import type { TestReply, TestVisitor } from '#tests/setup/test-visitor.ts';

/** All but one that never ends and one that signs her out. */
const names = Object.keys(privateCalls).filter(
  (name) => name !== 'GET /api/events' && name !== 'DELETE /api/sign-ins/:id',
);
const isDelete = (name: string) => name.startsWith('DELETE ');

let practice: TestPractice;
/** Not the owner, who sees some lists of the whole practice; with one record of every kind. */
let therapist: TestVisitor;
let ids: CallIds;

beforeEach(async () => {
  practice = await startTestPractice();
  const owner = await practice.register();
  therapist = await practice.register();
  await confirmAccount(owner, therapist);
  // So that she reads what waits for her review.
  await supervise(owner, { therapist: owner, supervisor: therapist });
  ids = {
    ...noIds,
    ...(await addOneOfEach(therapist, owner)),
    template: await addTemplate(therapist),
    clientImport: await addClientImport(therapist),
  };
});

test('No call of a therapist scans a table of all therapists', async () => {
  const { database } = practice;
  const tables = await tablesOfTherapists(database);
  expect(
    await tablesReadWhole(database, 'select * from "sessions" as "s" where "billable" = ?', tables),
  ).toEqual(['sessions']);
  const readWhole: string[] = [];
  const answered: string[] = [];
  for (const name of [...names.filter((name) => !isDelete(name)), ...names.filter(isDelete).reverse()]) {
    const statements = await statementsDuring(async () => {
      if ((await sendCall(therapist, name, ids)).status < 300) answered.push(name);
    });
    for (const statement of new Set(statements)) {
      const found = await tablesReadWhole(database, statement, tables);
      readWhole.push(...found.map((table) => `${name} reads ${table}: ${statement}`));
    }
  }
  expect(readWhole).toEqual([]);
  // The others are the owner's, or ask for a second factor.
  expect(answered.length).toBeGreaterThan(90);
});

describe('The number of SQLite statements of a call is limited', () => {
  test.each<[call: string, most: number, ask: () => Promise<TestReply>]>([
    ['an unchanged list', 1, () => therapist.get('/api/sessions')],
    ['a list that was not asked for before', 2, () => therapist.get('/api/tasks')],
    ['the sessions of a month', 2, () => therapist.get('/api/sessions?from=2026-11-01T00:00:00.000Z')],
    ['invoices with their lines and payments', 4, () => therapist.get('/api/invoices')],
    ['a client', 2, () => therapist.get(`/api/clients/${ids.client}`)],
    ['a new client', 6, () => therapist.post('/api/clients', buildClient())],
    [
      'a new session of a child with mandates',
      8,
      () => therapist.post('/api/sessions', buildSession({ clientId: ids.client, notes: null })),
    ],
    [
      'a new session of a child with mandates, with words',
      9,
      () => therapist.post('/api/sessions', buildSession({ clientId: ids.client })),
    ],
    ['a new task', 6, () => therapist.post('/api/tasks', buildTask())],
    ['a changed client', 10, () => therapist.put(`/api/clients/${ids.client}`, { firstName: 'Iris' })],
    ['a changed note', 14, () => therapist.put(`/api/sessions/${ids.session}`, { notes: 'Sat still.' })],
  ])('%s: %i', async (_call, most, ask) => {
    // A list is stored from the second time on that it is made.
    await therapist.get('/api/sessions');
    await therapist.get('/api/sessions');
    const statements = await statementsDuring(async () => expect((await ask()).status).toBeLessThan(300));
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
  });
});
