import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ListedRoute } from '#server/openapi/route-list.ts';
import { buildAnnual } from '#tests/builders/annual-builder.ts';
import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { addOneOfEach, type OneOfEach } from '#tests/builders/one-of-each.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildTask } from '#tests/builders/task-builder.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import type { TestReply, TestVisitor } from '#tests/setup/test-visitor.ts';

/** What anybody may call; every other call needs a sign-in. */
const publicCalls = [
  'GET /api/contact/received',
  'GET /api/openapi.json',
  'POST /api/contact',
  'POST /api/login',
  'POST /api/logout',
  'POST /api/register',
];

const ownersCalls = [
  'DELETE /api/invites/:id',
  'GET /api/invites',
  'POST /api/invites',
  'POST /api/sealed-records/:id/restore',
];

type Ids = OneOfEach & { invite: number };

interface Row {
  /** Which record ":id" names. */
  record?: keyof Ids;
  query?: (ids: Ids) => string;
  /** A body that the call takes. */
  body?: (ids: Ids) => unknown;
}

/** Every private call with a record and a body that it takes when they are one's own. */
const matrix: Record<string, Row> = {
  'GET /api/user': {},
  'GET /api/practice-settings': {},
  'GET /api/events': {},
  'GET /api/sign-ins': {},
  'POST /api/sign-ins/end-others': {},
  'DELETE /api/sign-ins/:id': { record: 'signIn' },
  'GET /api/invites': {},
  'POST /api/invites': { body: () => ({ note: 'For a colleague' }) },
  'DELETE /api/invites/:id': { record: 'invite' },
  'GET /api/sealed-records': {},
  'POST /api/sealed-records/:id/restore': { record: 'sealedRecord' },
  'GET /api/clients': {},
  'POST /api/clients': { body: () => buildClient() },
  'GET /api/clients/:id': { record: 'client' },
  'PUT /api/clients/:id': { record: 'client', body: () => ({ firstName: 'Changed' }) },
  'DELETE /api/clients/:id': { record: 'client' },
  'GET /api/sessions': {},
  'GET /api/sessions/today': {},
  'GET /api/sessions/client/:id': { record: 'client' },
  'GET /api/sessions/next-absence-number': { query: ({ client }) => `?clientId=${client}` },
  'POST /api/sessions': { body: ({ client }) => buildSession({ clientId: client }) },
  'POST /api/sessions/series': {
    body: ({ client }) => ({ ...buildSession({ clientId: client }), count: 2 }),
  },
  'GET /api/sessions/:id': { record: 'session' },
  'PUT /api/sessions/:id': { record: 'session', body: () => ({ status: 'completed' }) },
  'DELETE /api/sessions/:id': { record: 'session' },
  'GET /api/assessments': {},
  'POST /api/assessments': { body: ({ client }) => buildAssessment({ clientId: client }) },
  'GET /api/assessments/:id': { record: 'assessment' },
  'PUT /api/assessments/:id': { record: 'assessment', body: () => ({ title: 'Changed' }) },
  'DELETE /api/assessments/:id': { record: 'assessment' },
  'GET /api/invoices': {},
  'POST /api/invoices': {
    body: ({ client, billableSession }) => buildInvoice({ clientId: client, sessionIds: [billableSession] }),
  },
  'GET /api/invoices/:id': { record: 'invoice' },
  'GET /api/invoices/:id/pdf': { record: 'invoice' },
  'PUT /api/invoices/:id': { record: 'invoice', body: () => ({ status: 'paid' }) },
  'DELETE /api/invoices/:id': { record: 'invoice' },
  'GET /api/annuals': {},
  'POST /api/annuals': { body: ({ client }) => buildAnnual({ clientId: client }) },
  'GET /api/annuals/:id': { record: 'annual' },
  'PUT /api/annuals/:id': { record: 'annual', body: () => ({ amount: 1 }) },
  'DELETE /api/annuals/:id': { record: 'annual' },
  'GET /api/tasks': {},
  'POST /api/tasks': { body: ({ client }) => buildTask({ clientId: client }) },
  'GET /api/tasks/:id': { record: 'task' },
  'PUT /api/tasks/:id': { record: 'task', body: () => ({ completed: true }) },
  'DELETE /api/tasks/:id': { record: 'task' },
};

/** Ids that no record has. */
const nowhere: Ids = {
  client: 999_999,
  session: 999_999,
  billableSession: 999_999,
  assessment: 999_999,
  invoice: 999_999,
  annual: 999_999,
  task: 999_999,
  sealedRecord: 999_999,
  signIn: '00000000-0000-4000-8000-000000000000',
  invite: 999_999,
};

/** Never ends by itself; change-feed.test.ts follows it. */
const streams = ['GET /api/events'];

const nameOf = ({ method, url }: ListedRoute) => `${method} ${url}`;

function call(visitor: TestVisitor, name: string, ids: Ids): Promise<TestReply> {
  const pattern = name.slice(name.indexOf('/'));
  const { record, query, body } = matrix[name] ?? {};
  const path = pattern.replace(':id', record ? String(ids[record]) : '1') + (query?.(ids) ?? '');
  return visitor.request(methodOf(name), path, body?.(ids));
}

function methodOf(name: string) {
  const method = (['GET', 'POST', 'PUT', 'DELETE'] as const).find((one) => name.startsWith(`${one} `));
  if (method === undefined) throw new Error(`The matrix has no such method: ${name}`);
  return method;
}

/** The owner of the practice, a therapist with a record of each kind, and another one with nothing. */
async function threeTherapists() {
  const practice = await startTestPractice();
  const owner = await practice.register();
  const therapist = await practice.register();
  const other = await practice.register();
  const freshIds = async (visitor: TestVisitor): Promise<Ids> => {
    const { id: invite } = (await owner.post('/api/invites', {})).json<{ id: number }>();
    return { ...(await addOneOfEach(visitor)), invite };
  };
  return { ...practice, owner, therapist, other, freshIds };
}

async function everyRow({ database }: TestPractice): Promise<unknown> {
  const tables = [
    'clients',
    'sessions',
    'assessments',
    'invoices',
    'invoice_sessions',
    'annuals',
    'tasks',
    'sealed_records',
    'invites',
    'users',
    'practice',
    'sign_ins',
  ] as const;
  return Promise.all(tables.map((table) => database.read.selectFrom(table).selectAll().execute()));
}

test('Every call stands in the matrix, and every row of it is a call', async () => {
  const { app } = await startTestPractice();
  expect(app.apiRoutes.map(nameOf).sort()).toEqual([...publicCalls, ...Object.keys(matrix)].sort());
});

test('What a call says about who may use it is what the matrix says', async () => {
  const { app } = await startTestPractice();
  const by = (access: string) =>
    app.apiRoutes
      .filter(({ description }) => (description?.access ?? 'therapist') === access)
      .map(nameOf)
      .sort();
  expect(by('everyone')).toEqual(publicCalls);
  expect(by('owner')).toEqual(ownersCalls);
});

test('Nobody reaches a private call without signing in, and nothing changes', async () => {
  const practice = await threeTherapists();
  const ids = await practice.freshIds(practice.therapist);
  const before = await everyRow(practice);
  for (const name of Object.keys(matrix)) {
    const reply = await call(practice.visitor(), name, ids);
    expect([name, reply.status, reply.text]).toEqual([name, 401, 'Please sign in']);
    expect(reply.headers.get('content-type'), name).toBe('text/plain; charset=utf-8');
    if (name.startsWith('GET') && !streams.includes(name)) {
      const head = await practice.visitor().request('HEAD', name.slice(4).replace(':id', '1'));
      expect([name, head.status]).toEqual([name, 401]);
    }
  }
  expect(await everyRow(practice)).toEqual(before);
});

test("Another therapist's records answer 404 to everything, like records that are not there, and stay as they are", async () => {
  const practice = await threeTherapists();
  const ids = await practice.freshIds(practice.therapist);
  const before = await everyRow(practice);
  for (const [name, { record, body, query }] of Object.entries(matrix)) {
    const namesClient = query !== undefined || JSON.stringify(body?.(ids) ?? {}).includes('clientId');
    if ((record === undefined && !namesClient) || ownersCalls.includes(name)) continue;
    const reply = await call(practice.other, name, ids);
    expect([name, reply.status]).toEqual([name, 404]);
    expect(reply.text, name).toBe((await call(practice.other, name, nowhere)).text);
  }
  expect(await everyRow(practice)).toEqual(before);
});

test("Lists show one's own records alone", async () => {
  const practice = await threeTherapists();
  const ids = await practice.freshIds(practice.therapist);
  for (const { method, url, description } of practice.app.apiRoutes) {
    const isList = method === 'GET' && description?.answer instanceof z.ZodMiniArray;
    const name = `${method} ${url}`;
    if (!isList || name === 'GET /api/sign-ins' || url.includes(':') || ownersCalls.includes(name)) continue;
    expect([name, (await call(practice.other, name, ids)).json()]).toEqual([name, []]);
  }
});

test("What is the owner's alone answers 403 to other therapists, and nothing changes", async () => {
  const practice = await threeTherapists();
  const ids = await practice.freshIds(practice.therapist);
  const before = await everyRow(practice);
  for (const name of ownersCalls) {
    const reply = await call(practice.therapist, name, ids);
    expect([name, reply.status, reply.text]).toEqual([
      name,
      403,
      'Only the owner of the practice can do this',
    ]);
  }
  expect(await everyRow(practice)).toEqual(before);
});

test('Everybody reaches what is hers, and the answer has the shape that is described', async () => {
  const practice = await threeTherapists();
  const descriptions = new Map(practice.app.apiRoutes.map((route) => [nameOf(route), route.description]));
  for (const name of Object.keys(matrix)) {
    if (streams.includes(name)) continue;
    const hands = ownersCalls.includes(name) ? practice.owner : await practice.register();
    const reply = await call(hands, name, await practice.freshIds(hands));
    const { status = 200, answer } = descriptions.get(name) ?? {};
    expect([name, reply.status, reply.status === status ? '' : reply.text]).toEqual([name, status, '']);
    if (typeof answer === 'string') {
      expect(reply.headers.get('content-type'), name).toContain(answer);
    } else if (answer !== undefined) {
      expect([name, answer.safeParse(reply.json()).error]).toEqual([name, undefined]);
    } else {
      expect([name, reply.text]).toEqual([name, '']);
    }
  }
});
