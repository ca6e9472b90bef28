import { connect } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditedRoutes } from '#server/program/modules.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';

const START = '2026-11-20T15:00:00.000Z';

let now = new Date(START);
let practice: TestPractice;

beforeEach(async () => {
  now = new Date(START);
  practice = await startTestPractice({ clock: () => now, config: { trustProxy: 1 } });
});

/** What the log says once everything noted is written: "1 list client" for a line of the first account's log. */
async function written(about = ''): Promise<string[]> {
  await practice.app.close();
  const lines = await practice.database.read
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('therapist_id')
    .orderBy('position')
    .execute();
  return lines
    .map((line) => {
      const of = line.client_id === null ? '' : ` of client ${line.client_id}`;
      return `${line.therapist_id} ${line.action} ${line.entity}${of}`;
    })
    .filter((line) => line.includes(about));
}

test('Every private route has an audited subject', async () => {
  const words = practice.app.apiRoutes
    .filter(({ description }) => description?.access !== 'everyone')
    .map(({ url }) => url.split('/')[2] ?? '');
  expect(words.filter((word) => !(word in auditedRoutes))).toEqual([]);
});

describe('Viewing a list', () => {
  const lists = [
    'clients',
    'sessions',
    'assessments',
    'annuals',
    'invoices',
    'tasks',
    'plans',
    'goals',
    'results',
  ];

  test('is recorded once an hour for each kind of list', async () => {
    const therapist = await practice.register();
    for (const path of [...lists, ...lists, 'sessions/today']) await therapist.get(`/api/${path}`);
    now = new Date('2026-11-20T15:59:59.000Z');
    await therapist.get('/api/clients');
    now = new Date('2026-11-20T16:00:00.000Z');
    await therapist.get('/api/clients');
    expect(await written('list')).toEqual([
      '1 list client',
      '1 list session',
      '1 list assessment',
      '1 list annual',
      '1 list invoice',
      '1 list task',
      '1 list plan',
      '1 list goal',
      '1 list result',
      '1 list client',
    ]);
  });

  test('is recorded even if the reply is 304', async () => {
    const therapist = await practice.register();
    const tag = (await therapist.get('/api/tasks')).headers.get('etag') ?? '';
    now = new Date('2026-11-20T17:00:00.000Z');
    expect((await therapist.get('/api/tasks', { 'if-none-match': tag })).status).toBe(304);
    expect(await written('list')).toEqual(['1 list task', '1 list task']);
  });

  test('of one client is recorded with the client, and separately for each address', async () => {
    const therapist = await practice.register();
    const { id } = await addRecord<{ id: number }>(therapist, '/api/clients', buildClient());
    await therapist.get(`/api/sessions?clientId=${id}`);
    await therapist.get(`/api/sessions/client/${id}`);
    await therapist.get(`/api/sessions?clientId=${id}`, { 'x-forwarded-for': '192.0.2.7' });
    await therapist.get('/api/sessions');
    expect(await written('list')).toEqual([
      `1 list session of client ${id}`,
      `1 list session of client ${id}`,
      '1 list session',
    ]);
  });

  test('of inquiries and sealed records is recorded in the log of the owner who viewed them', async () => {
    const owner = await practice.register();
    await practice.register();
    for (const list of ['consultation-requests', 'sealed-records']) await owner.get(`/api/${list}`);
    expect(await written('list')).toEqual(['1 list inquiry', '1 list sealed-record']);
  });

  test("is not recorded if it is refused or contains no family's records", async () => {
    const therapist = await practice.register();
    await therapist.get('/api/clients?status=ghost');
    await therapist.get('/api/team');
    await practice.visitor().get('/api/clients');
    expect(await written('list')).toEqual([]);
  });
});

describe('A refusal', () => {
  test("of another therapist's record is recorded in the requester's log, once an hour for each kind", async () => {
    const [owner, other] = [await practice.register(), await practice.register()];
    const { id } = await addRecord<{ id: number }>(owner, '/api/clients', buildClient());
    for (const call of [() => other.get(`/api/clients/${id}`), () => other.delete(`/api/clients/${id}`)]) {
      expect((await call()).status).toBe(404);
    }
    expect((await other.get('/api/backups')).status).toBe(403);
    expect(await written('refuse')).toEqual(['2 refuse client', '2 refuse backup']);
  });

  test('of a wrong password confirmation is recorded', async () => {
    const therapist = await practice.register();
    const body = { currentPassword: 'wrong-guess', newPassword: 'another-swing-43' };
    expect((await therapist.post('/api/user/password', body)).status).toBe(403);
    expect(await written('refuse')).toEqual(['1 refuse account']);
  });
});

describe('The log of sign-ins', () => {
  test('contains registration, sign-in, sign-out and failures, with the address', async () => {
    const therapist = await practice.register({ username: 'ada' });
    await therapist.post('/api/logout');
    const from = { 'x-forwarded-for': '192.0.2.9' };
    await therapist.post('/api/login', { username: 'ada', password: 'a secret typo' }, from);
    await therapist.post('/api/login', { username: 'nobody', password: 'a secret typo' }, from);
    now = new Date('2026-11-20T15:00:05.000Z');
    await therapist.post('/api/login', { username: 'ada', password: 'quiet-swing-42' });
    // Signed out already: no line.
    await practice.visitor().post('/api/logout');
    const lines = await written();
    expect([...lines].sort()).toEqual([
      '1 create account',
      '1 create sign-in',
      '1 delete sign-in',
      '1 fail sign-in',
    ]);
    const log = await practice.database.read.selectFrom('audit_log').selectAll().execute();
    expect(log.find(({ action }) => action === 'fail')).toMatchObject({
      user_id: 1,
      address: '192.0.2.9',
      entity_id: null,
    });
    expect(JSON.stringify(log)).not.toContain('typo');
  });

  test('contains failures of a caller who has left, with the address, and what follows', async () => {
    const therapist = await practice.register({ username: 'ada' });
    const { port } = new URL(await practice.app.listen({ port: 0, host: '127.0.0.1' }));
    const body = JSON.stringify({ username: 'ada', password: 'wrong-guess' });
    const head = `Host: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    const caller = connect(Number(port), '127.0.0.1');
    // Leaves while the password is checked.
    practice.app.server.once('request', () => caller.resetAndDestroy());
    caller.write(`POST /api/login HTTP/1.1\r\n${head}\r\n\r\n${body}`);
    const failures = practice.database.read.selectFrom('audit_log').selectAll().where('action', '=', 'fail');
    await expect.poll(() => failures.execute()).toMatchObject([{ address: '127.0.0.1' }]);
    await therapist.get('/api/clients');
    expect(await written()).toEqual(['1 create account', '1 fail sign-in', '1 list client']);
  });

  test("contains invitations in the owner's log: created, used and by whom, deleted", async () => {
    const owner = await practice.register();
    const invite = async () => (await owner.post('/api/invites', {})).json<{ id: number; code: string }>();
    const [used, unused] = [await invite(), await invite()];
    await owner.put('/api/practice-settings', { registration: 'invite' });
    await practice.register({ inviteCode: used.code });
    await owner.delete(`/api/invites/${unused.id}`);
    expect(await written('invitation')).toEqual([
      '1 create invitation',
      '1 create invitation',
      '1 update invitation',
      '1 delete invitation',
    ]);
    const by = practice.database.read.selectFrom('audit_log').select('user_id');
    expect(await by.where('entity', '=', 'invitation').where('action', '=', 'update').execute()).toEqual([
      { user_id: 2 },
    ]);
  });

  test('contains the sign-out of another device', async () => {
    const therapist = await practice.register();
    await therapist.post('/api/sign-ins/end-others');
    expect(await written('device')).toEqual(['1 delete device']);
  });
});
