import { beforeEach, describe, expect, test } from 'vitest';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildAnnual } from '#tests/builders/annual-builder.ts';
import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildClosing } from '#tests/builders/closing-builder.ts';
import { buildDocument } from '#tests/builders/document-builder.ts';
import { buildGoal } from '#tests/builders/goal-builder.ts';
import { buildGroup } from '#tests/builders/group-builder.ts';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { buildPhrase } from '#tests/builders/phrase-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildTask } from '#tests/builders/task-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice, TestTherapist } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

/** What the bodies name. */
interface Ids {
  client: number;
  billableSession: number;
  plan: number;
}

interface Create {
  path: string;
  /** The list in which what is made stands, where it is another address. */
  list?: string;
  body: (ids: Ids) => object;
}

const creates: Record<string, Create> = {
  clients: { path: '/api/clients', body: () => buildClient() },
  sessions: { path: '/api/sessions', body: ({ client }) => buildSession({ clientId: client }) },
  series: {
    path: '/api/sessions/series',
    list: '/api/sessions',
    body: ({ client }) => ({ ...buildSession({ clientId: client }), count: 2 }),
  },
  assessments: { path: '/api/assessments', body: ({ client }) => buildAssessment({ clientId: client }) },
  annuals: { path: '/api/annuals', body: ({ client }) => buildAnnual({ clientId: client }) },
  invoices: {
    path: '/api/invoices',
    body: ({ client, billableSession }) => buildInvoice({ clientId: client, sessionIds: [billableSession] }),
  },
  groups: {
    path: '/api/groups',
    body: ({ client }) => buildGroup({ members: [{ clientId: client, from: '2026-09-08' }] }),
  },
  tasks: { path: '/api/tasks', body: ({ client }) => buildTask({ clientId: client }) },
  closings: { path: '/api/closings', body: () => buildClosing() },
  phrases: { path: '/api/phrases', body: () => buildPhrase({ shortcut: 'other' }) },
  plans: { path: '/api/plans', body: ({ client }) => buildPlan({ clientId: client }) },
  documents: { path: '/api/documents', body: ({ client }) => buildDocument({ clientId: client }) },
  goals: {
    path: '/api/goals',
    body: ({ client, plan }) => buildGoal({ clientId: client, planId: plan }),
  },
};
const key = { 'idempotency-key': '0b54c3a1-7d2e-4f0a-9a55-9b8f5d8a3c11' };

let practice: TestPractice;
let therapist: TestTherapist;
let ids: Ids;

beforeEach(async () => {
  practice = await preparedPractice();
  therapist = await practice.register();
  const client = await add('/api/clients', buildClient());
  ids = {
    client,
    billableSession: await add('/api/sessions', buildSession({ clientId: client, status: 'completed' })),
    plan: await add('/api/plans', buildPlan({ clientId: client })),
  };
});

const add = async (path: string, body: object) => (await addRecord<{ id: number }>(therapist, path, body)).id;
const count = async (path: string) => (await therapist.get(path)).json<unknown[]>().length;

describe.each(Object.entries(creates))('Two calls for %s under one Idempotency-Key', (_, create) => {
  const { path, list = path } = create;

  test('one after the other create once and get the same reply', async () => {
    const body = create.body(ids);
    const first = await therapist.post(path, body, key);
    const made = await count(list);
    const again = await therapist.post(path, body, key);
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect(await count(list)).toBe(made);
  });

  test('at the same moment create once and get the same reply', async () => {
    const body = create.body(ids);
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
