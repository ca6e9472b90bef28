import { beforeEach, describe, expect, test } from 'vitest';
import { listedRecords } from '#domain/program/caseload-records.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { noIds } from '#tests/builders/no-ids.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { type CallIds, pathOf, privateCalls } from '#tests/builders/valid-calls.ts';
import { listAddress } from '#tests/setup/list-address.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice, TestTherapist } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

/** The lists that a call adds to, and the call. Bills and superbills need sessions: their own tests make them. */
const creates = [
  ...listedRecords.map(({ table }) => [listAddress(table), `POST ${listAddress(table)}`] as const),
  ['/api/sessions', 'POST /api/sessions/series'] as const,
].filter(
  ([list, call]) => call in privateCalls && !['/api/vouchers', '/api/billing-documents'].includes(list),
);

const key = { 'idempotency-key': '0b54c3a1-7d2e-4f0a-9a55-9b8f5d8a3c11' };

let practice: TestPractice;
let therapist: TestTherapist;
let ids: CallIds;

beforeEach(async () => {
  practice = await preparedPractice();
  therapist = await practice.register();
  const client = await add('/api/clients', buildClient());
  ids = {
    ...noIds,
    client,
    billableSession: await add('/api/sessions', buildSession({ clientId: client, status: 'completed' })),
    plan: await add('/api/plans', buildPlan({ clientId: client })),
  };
});

const add = async (path: string, body: object) => (await addRecord<{ id: number }>(therapist, path, body)).id;
const count = async (path: string) => (await therapist.get(path)).json<unknown[]>().length;

describe.each(creates)('Two calls for %s under one Idempotency-Key: %s', (list, call) => {
  const path = pathOf(call, noIds);
  const bodyOf = () => Object(privateCalls[call]?.body?.(ids));

  test('one after the other create once and get the same reply', async () => {
    const body = bodyOf();
    const first = await therapist.post(path, body, key);
    const made = await count(list);
    const again = await therapist.post(path, body, key);
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect(await count(list)).toBe(made);
  });

  test('at the same moment create once and get the same reply', async () => {
    const body = bodyOf();
    const before = await count(list);
    const replies = await Promise.all([therapist.post(path, body, key), therapist.post(path, body, key)]);
    const [first, second] = replies.map((reply) => reply.json());
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(second).toEqual(first);
    expect(await count(list)).toBe(before + (Array.isArray(first) ? first.length : 1));
  });
});

test('Another body under the same key is refused and creates nothing', async () => {
  await therapist.post('/api/tasks', { title: 'Order grips' }, key);
  const before = await count('/api/tasks');
  expect(statusAndText(await therapist.post('/api/tasks', { title: 'Order paper' }, key))).toEqual([
    409,
    'This was saved already, before it was changed. Please look at what is there before you save it again',
  ]);
  expect(await count('/api/tasks')).toBe(before);
});

test('Two therapists can use the same key', async () => {
  const other = await practice.register();
  const mine = await therapist.post('/api/tasks', { title: 'Mine' }, key);
  const hers = await other.post('/api/tasks', { title: 'Hers' }, key);
  expect([mine.status, hers.status, hers.json()]).toMatchObject([201, 201, { title: 'Hers' }]);
});

test('A record deleted since is neither created again nor returned', async () => {
  const body = { firstName: 'Ivy', lastName: 'Sample' };
  const { id } = (await therapist.post('/api/clients', body, key)).json<{ id: number }>();
  await therapist.delete(`/api/clients/${id}`);
  expect((await therapist.post('/api/clients', body, key)).status).toBe(404);
});

test("The key is stored without the record's content", async () => {
  await therapist.post('/api/clients', { firstName: 'Ivy', lastName: 'Sample' }, key);
  const kept = await practice.database.read
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('therapist_id', '=', therapist.id)
    .execute();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toMatch(/Ivy|Sample/);
});
