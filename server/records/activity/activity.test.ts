import { expect, test } from 'vitest';
import type { ActivityLine } from '#domain/platform/audit/activity.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { addOneOfEach } from '#tests/builders/one-of-each.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

const addClient = async (therapist: TestVisitor) =>
  (await addRecord<{ id: number }>(therapist, '/api/clients', buildClient())).id;

async function activity(therapist: TestVisitor, query = ''): Promise<ActivityLine[]> {
  const reply = await therapist.get(`/api/activity${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.json();
}

test('The activity list requires a sign-in', async () => {
  const { visitor } = await preparedPractice();
  expect((await visitor().get('/api/activity')).status).toBe(401);
});

test.each([
  ['?clientId=x', 'The client must be named by its number'],
  ['?action=steal', 'There is no such action'],
  ['?before=0', 'This place in the list cannot be found. Please start again from the first page'],
])('%s is refused: %s', async (query, message) => {
  const { register } = await preparedPractice();
  const reply = await (await register()).get(`/api/activity${query}`);
  expect([reply.status, reply.text]).toEqual([400, message]);
});

test("The list shows who did what and when, newest first, for the user's own caseload only", async () => {
  const { register } = await startTestPractice();
  const [therapist, other] = [await register(), await register()];
  const clientId = await addClient(therapist);
  await therapist.put(`/api/clients/${clientId}`, { firstName: 'Changed' });
  expect(await activity(therapist)).toMatchObject([
    { position: 3, fullName: 'Therapist 1 Sample', action: 'update', entity: 'client', clientId },
    { position: 2, fullName: 'Therapist 1 Sample', action: 'create', entity: 'client', clientId },
    { position: 1, fullName: 'Therapist 1 Sample', action: 'create', entity: 'account' },
  ]);
  expect(await activity(other)).toMatchObject([{ position: 1, entity: 'account' }]);
});

test('It says which records of a client were opened', async () => {
  const { app, database, register } = await startTestPractice();
  const therapist = await register();
  const ids = await addOneOfEach(therapist);
  const opened = [
    ['client', `/api/clients/${ids.client}`],
    ['session', `/api/sessions/${ids.session}`],
    ['assessment', `/api/assessments/${ids.assessment}`],
    ['invoice', `/api/invoices/${ids.invoice}`],
    ['annual', `/api/annuals/${ids.annual}`],
    ['document', `/api/documents/${ids.document}`],
  ] as const;
  for (const [, path] of opened) expect([path, (await therapist.get(path)).status]).toEqual([path, 200]);
  await app.close();
  const read = await database.read
    .selectFrom('audit_log')
    .select(['entity', 'client_id as clientId'])
    .where('action', '=', 'read')
    .orderBy('position')
    .execute();
  expect(read).toEqual(opened.map(([entity]) => ({ entity, clientId: ids.client })));
});

test('The list can be filtered by client and by action', async () => {
  const { register } = await preparedPractice();
  const therapist = await register();
  const [one, another] = [await addClient(therapist), await addClient(therapist)];
  await therapist.put(`/api/clients/${one}`, { firstName: 'Changed' });
  expect((await activity(therapist, `?clientId=${another}`)).map(({ position }) => position)).toEqual([3]);
  expect((await activity(therapist, '?action=update')).map(({ position }) => position)).toEqual([4]);
});

test('The list continues after the last line shown', async () => {
  const { register } = await preparedPractice();
  const therapist = await register();
  for (let count = 0; count < 52; count += 1) await addClient(therapist);
  const first = await activity(therapist);
  expect(first).toHaveLength(50);
  const rest = await activity(therapist, `?before=${first.at(-1)?.position}`);
  expect(rest.map(({ position }) => position)).toEqual([3, 2, 1]);
});
