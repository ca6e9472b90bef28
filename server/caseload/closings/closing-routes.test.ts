import { beforeEach, describe, expect, test } from 'vitest';
import type { ClosedSessions } from '#domain/caseload/closings/closed-sessions.ts';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClosing } from '#tests/builders/closing-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { readPages } from '#tests/setup/read-pages.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let billing: BillingPractice;
let owner: TestVisitor;

beforeEach(async () => {
  billing = await startBillingPractice();
  ({ owner } = billing);
});

const add = (changes: Parameters<typeof buildClosing>[0] = {}) =>
  addRecord<Closing>(owner, '/api/closings', buildClosing(changes));

const addSession = async (changes: object) =>
  (
    await addRecord<Session>(
      owner,
      '/api/sessions',
      buildSession({ clientId: billing.clientId, date: '2026-12-14T15:00:00.000Z', ...changes }),
    )
  ).id;

const sessionOf = async (id: number) => (await owner.get(`/api/sessions/${id}`)).json<Session>();
const reasons = async () => (await owner.get('/api/closings')).json<Closing[]>().map(({ reason }) => reason);
const snowDay = { firstDay: '2026-12-14', lastDay: '2026-12-14', reason: 'Snow day' };

test('Closings require a sign-in', async () => {
  const visitor = billing.practice.visitor();
  const { id } = await add();
  expect((await visitor.get('/api/closings')).status).toBe(401);
  expect((await visitor.get('/api/closings/sessions?from=2026-12-14&to=2026-12-14')).status).toBe(401);
  expect((await visitor.get(`/api/closings/${id}`)).status).toBe(401);
  expect((await visitor.post('/api/closings', buildClosing())).status).toBe(401);
  expect((await visitor.put(`/api/closings/${id}`, { reason: 'Mine' })).status).toBe(401);
  expect((await visitor.delete(`/api/closings/${id}`)).status).toBe(401);
});

test.each([
  [{ firstDay: '' }, 'Please enter a valid first day'],
  [{ lastDay: 'soon' }, 'Please enter a valid last day'],
  [{ lastDay: '2026-11-25' }, 'The last day must not be before the first'],
  [{ lastDay: '2062-11-26' }, 'A closing lasts a year at most. Please check its last day'],
  [{ reason: '' }, 'Reason is required'],
  [{ cancels: ['Ivy'] }, 'The sessions to cancel must be a list of their numbers'],
  [{ cancels: 7 }, 'The sessions to cancel must be a list of their numbers'],
])('A closing with %o is refused: %s', async (changes, message) => {
  const created = await owner.post('/api/closings', { ...buildClosing(), ...changes });
  expect([created.status, created.text]).toEqual([400, message]);
  const { id } = await add();
  const changed = await owner.put(`/api/closings/${id}`, changes);
  expect([changed.status, changed.text]).toEqual([400, message]);
});

test.each([
  ['', 'From and to must be dates like 2026-09-01'],
  ['?from=2026-12-15&to=2026-12-14', 'The last day must not be before the first'],
])('The sessions on closed days are refused for %s', async (query, message) => {
  const reply = await owner.get(`/api/closings/sessions${query}`);
  expect([reply.status, reply.text]).toEqual([400, message]);
});

test("Another therapist's closing is not found, and their sessions are not cancelled", async () => {
  const other = await billing.practice.register();
  const { id } = await add();
  for (const address of [`/api/closings/${id}`, '/api/closings/999999', '/api/closings/first']) {
    const replies = [
      await other.get(address),
      await other.put(address, { reason: 'Mine' }),
      await other.delete(address),
    ];
    for (const reply of replies) {
      expect([reply.status, reply.text]).toEqual([404, 'The requested closing could not be found']);
    }
  }
  const session = await addSession({});
  expect((await other.post('/api/closings', { ...snowDay, cancels: [session] })).status).toBe(409);
  expect((await sessionOf(session)).status).toBe('scheduled');
});

describe('A closing', () => {
  test('is saved as typed, changed and deleted', async () => {
    const closing = await add({ reason: ' Thanksgiving ' });
    expect(closing).toEqual({
      id: expect.any(Number),
      therapistId: expect.any(Number),
      firstDay: '2026-11-26',
      lastDay: '2026-11-27',
      reason: 'Thanksgiving',
      organizationId: null,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: closing.createdAt,
    });
    const changed = await owner.put(`/api/closings/${closing.id}`, { lastDay: '2026-11-29' });
    expect(changed.json()).toMatchObject({ firstDay: '2026-11-26', lastDay: '2026-11-29' });
    expect((await owner.delete(`/api/closings/${closing.id}`)).status).toBe(204);
    expect(await reasons()).toEqual([]);
  });

  test('in an outdated version is not overwritten', async () => {
    const { id } = await add();
    const stale = { reason: 'Mine', updatedAt: '2020-01-01T00:00:00.000Z' };
    expect((await owner.put(`/api/closings/${id}`, stale)).status).toBe(409);
    expect(await reasons()).toEqual(['Thanksgiving']);
  });

  test('sent twice with one Idempotency-Key is created once', async () => {
    const session = await addSession({});
    const key = { 'idempotency-key': 'snow-1' };
    const first = await owner.post('/api/closings', { ...snowDay, cancels: [session] }, key);
    const second = await owner.post('/api/closings', { ...snowDay, cancels: [session] }, key);
    expect([first.status, second.json()]).toEqual([201, first.json()]);
    expect(await reasons()).toEqual(['Snow day']);
  });
});

describe('The list of closings', () => {
  beforeEach(async () => {
    await add({ firstDay: '2026-12-24', lastDay: '2027-01-01', reason: 'Winter break' });
    await add();
    await add({ ...snowDay });
  });
  const inOrder = ['Thanksgiving', 'Snow day', 'Winter break'];

  test('is sorted by first day, with paging', async () => {
    expect(await reasons()).toEqual(inOrder);
    const pages = await readPages(owner, '/api/closings?limit=1');
    expect(pages.flatMap((page) => page.json<Closing[]>().map(({ reason }) => reason))).toEqual(inOrder);
  });

  test.each([
    ['from=2026-12-14', ['Snow day', 'Winter break']],
    ['from=2026-12-30', ['Winter break']],
    ['to=2026-11-26', ['Thanksgiving']],
    ['from=2026-11-27&to=2026-12-14', ['Thanksgiving', 'Snow day']],
  ])('?%s returns matches', async (query, found) => {
    const list = (await owner.get(`/api/closings?${query}`)).json<Closing[]>();
    expect(list.map(({ reason }) => reason)).toEqual(found);
  });
});

describe('Closing a day', () => {
  const sessionsThen = async () =>
    (await owner.get('/api/closings/sessions?from=2026-12-14&to=2026-12-14')).json<ClosedSessions>();

  test("lists the sessions to cancel on the practice's days, and counts those that stay", async () => {
    const late = await addSession({ date: '2026-12-15T04:30:00.000Z' });
    const planned = await addSession({});
    await addSession({ date: '2026-12-15T05:00:00.000Z' });
    await addSession({ status: 'completed' });
    await addSession({ status: 'absence' });
    await addSession({ status: 'cancelled' });
    const billed = await addSession({ status: 'completed' });
    await billing.issue({ sessionIds: [billed] });
    await owner.put(`/api/sessions/${billed}`, { status: 'scheduled' });
    const found = await sessionsThen();
    expect(found.planned.sort()).toEqual([late, planned].sort());
    expect(found.staying).toBe(3);
  });

  test('cancels the given sessions without an absence or a charge', async () => {
    const [one, other, done] = [
      await addSession({ notes: 'Bring the swing.' }),
      await addSession({ type: 'absent' }),
      await addSession({ status: 'completed' }),
    ];
    const reply = await owner.post('/api/closings', { ...snowDay, cancels: [one, other] });
    expect(reply.status).toBe(201);
    expect(await sessionOf(one)).toMatchObject({
      status: 'cancelled',
      absenceNumber: 0,
      notes: 'Bring the swing.',
    });
    expect(await sessionOf(other)).toMatchObject({ status: 'cancelled', absenceNumber: 0 });
    expect((await sessionOf(done)).status).toBe('completed');
    const unbilled = (await owner.get('/api/sessions?unbilled=true')).json<Session[]>();
    expect(unbilled.map(({ id }) => id)).toEqual([done]);
  });

  test('is undone in one step, which is logged', async () => {
    const sessions = [await addSession({}), await addSession({})];
    const reply = await owner.post('/api/closings', { ...snowDay, cancels: sessions });
    const undone = await owner.post(`/api/undo/${reply.headers.get('undo')}`);
    expect(undone.json()).toMatchObject({ text: 'All of it is as it was before.' });
    expect(await reasons()).toEqual([]);
    for (const id of sessions) expect((await sessionOf(id)).status).toBe('scheduled');
    const activity = (await owner.get('/api/activity')).json<{ action: string; entity: string }[]>();
    const undos = activity.filter(({ action }) => action === 'undo').map(({ entity }) => entity);
    expect(undos.sort()).toEqual(['closing', 'session', 'session']);
  });

  test('is not undone if one of its sessions was changed since', async () => {
    const sessions = [await addSession({}), await addSession({})];
    const reply = await owner.post('/api/closings', { ...snowDay, cancels: sessions });
    await owner.put(`/api/sessions/${sessions[0]}`, { status: 'completed' });
    const refused = await owner.post(`/api/undo/${reply.headers.get('undo')}`);
    expect([refused.status, refused.text]).toEqual([
      409,
      'This session was changed since, so nothing was put back',
    ]);
    expect(await reasons()).toEqual(['Snow day']);
    expect((await sessionOf(sessions[1] ?? 0)).status).toBe('cancelled');
  });

  test.each([
    ['took place in the meantime', (id: number) => owner.put(`/api/sessions/${id}`, { status: 'completed' })],
    [
      'was moved away',
      (id: number) => owner.put(`/api/sessions/${id}`, { date: '2026-12-16T15:00:00.000Z' }),
    ],
    ['was deleted', (id: number) => owner.delete(`/api/sessions/${id}`)],
  ])('is refused as a whole if a session %s', async (_, change) => {
    const [changed, other] = [await addSession({}), await addSession({})];
    await change(changed);
    const reply = await owner.post('/api/closings', { ...snowDay, cancels: [other, changed] });
    expect([reply.status, reply.text]).toEqual([
      409,
      'One of these sessions was changed since, so nothing was cancelled. Please look at the days again',
    ]);
    expect(await reasons()).toEqual([]);
    expect((await sessionOf(other)).status).toBe('scheduled');
  });

  test('cancels sessions planned since, when saved again', async () => {
    const { id } = await add(snowDay);
    const session = await addSession({});
    const reply = await owner.put(`/api/closings/${id}`, { cancels: [session] });
    expect(reply.status).toBe(200);
    expect((await sessionOf(session)).status).toBe('cancelled');
    await owner.post(`/api/undo/${reply.headers.get('undo')}`);
    expect((await sessionOf(session)).status).toBe('scheduled');
    expect(await reasons()).toEqual(['Snow day']);
  });

  test('leaves sessions cancelled when the closing is deleted, which can be undone', async () => {
    const session = await addSession({});
    const { id } = (await owner.post('/api/closings', { ...snowDay, cancels: [session] })).json<Closing>();
    const deleted = await owner.delete(`/api/closings/${id}`);
    expect((await sessionOf(session)).status).toBe('cancelled');
    const undone = await owner.post(`/api/undo/${deleted.headers.get('undo')}`);
    expect(undone.json()).toMatchObject({ text: 'The closing is there again.' });
    expect(await reasons()).toEqual(['Snow day']);
  });
});

describe('Several closings at once', () => {
  const thanksgiving = { firstDay: '2026-11-26', lastDay: '2026-11-27', reason: 'Thanksgiving recess' };
  const addAll = (closings: object[]) => owner.post('/api/closings/batch', { closings });

  test('are all there, cancel what they name, and are undone in one step', async () => {
    const id = await addSession({});
    const reply = await addAll([{ ...snowDay, cancels: [id] }, thanksgiving]);
    expect(reply.status).toBe(201);
    expect(await reasons()).toEqual(['Thanksgiving recess', 'Snow day']);
    expect((await sessionOf(id)).status).toBe('cancelled');
    expect((await owner.post(`/api/undo/${reply.headers.get('undo')}`)).status).toBe(200);
    expect(await reasons()).toEqual([]);
    expect((await sessionOf(id)).status).toBe('scheduled');
  });

  test.each([
    [[], 'Please choose 1 to 100 closings at a time'],
    [Array.from({ length: 101 }, () => snowDay), 'Please choose 1 to 100 closings at a time'],
    [[thanksgiving, { ...snowDay, lastDay: '2026-12-13' }], 'The last day must not be before the first'],
  ])('are refused together', async (closings, message) => {
    expect(statusAndText(await addAll(closings))).toEqual([400, message]);
    expect(await reasons()).toEqual([]);
  });
});
