import { beforeEach, describe, expect, test } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestReply, type TestVisitor } from '#tests/setup/test-visitor.ts';

let now: Date;
let practice: TestPractice;
let owner: TestVisitor;
let clientId: number;

beforeEach(async () => {
  now = new Date('2026-11-02T15:00:00.000Z');
  practice = await preparedPractice({ clock: () => now });
  owner = await practice.register();
  clientId = await addClient(owner);
});

async function addClient(therapist: TestVisitor): Promise<number> {
  return (await addRecord<Client>(therapist, '/api/clients', buildClient())).id;
}

async function schedule(changes: object = {}): Promise<Session> {
  return addRecord<Session>(owner, '/api/sessions', { ...buildSession({ clientId }), ...changes });
}

function change(session: Session, changes: object): Promise<TestReply> {
  return owner.put(`/api/sessions/${session.id}`, changes);
}

async function bill(session: Session): Promise<Invoice> {
  const reply = await owner.post('/api/invoices', {
    clientId: session.clientId,
    amount: 12000,
    description: 'Therapy',
    sessionIds: [session.id],
  });
  expect(reply.status, reply.text).toBe(201);
  return reply.json<Invoice>();
}

test('Sessions require a sign-in', async () => {
  const visitor = practice.visitor();
  const { id } = await schedule();
  for (const path of ['', '/today', `/client/${clientId}`, `/${id}`]) {
    expect((await visitor.get(`/api/sessions${path}`)).status).toBe(401);
  }
  expect((await visitor.post('/api/sessions', buildSession({ clientId }))).status).toBe(401);
  expect((await visitor.put(`/api/sessions/${id}`, { status: 'completed' })).status).toBe(401);
  expect((await visitor.delete(`/api/sessions/${id}`)).status).toBe(401);
});

const duration = 'Duration must be at least 15 minutes';

test.each([
  [{ date: '' }, 'Date is required'],
  [{ date: null }, 'Date is required'],
  [{ date: 'tomorrow' }, 'Please enter a valid date'],
  [{ date: '2026-02-30' }, 'Please enter a valid date'],
  [{ date: '2026-11-03T25:00:00Z' }, 'Please enter a valid date'],
  [{ date: '1899-12-31T10:00:00Z' }, 'Please enter a valid date'],
  [{ date: '2026-11-03', time: '3pm' }, 'Please enter a time like 14:30'],
  [{ date: '2026-11-03', time: '24:00' }, 'Please enter a time like 14:30'],
  [{ duration: 14 }, duration],
  [{ duration: -60 }, duration],
  [{ duration: 45.5 }, duration],
  [{ duration: '60' }, duration],
  [{ duration: null }, duration],
  [{ duration: 1441 }, 'Duration must be at most 24 hours'],
  [{ type: 'online' }, 'Session type is required'],
  [{ type: null }, 'Session type is required'],
  [{ clientId: null }, 'Client is required'],
  [{ clientId: 0 }, 'Client is required'],
  [{ status: 'absent' }, 'Status is required'],
  [{ status: '' }, 'Status is required'],
  [{ status: 'absence', absenceNumber: -1 }, 'Absence number must be at least 1'],
  [{ status: 'absence', absenceNumber: 1.5 }, 'Absence number must be at least 1'],
  [{ status: 'absence', absenceNumber: 1000 }, 'Absence number must be at most 999'],
  [{ billable: 'no' }, 'Billable must be yes or no'],
  [{ notes: 7 }, 'Please enter text'],
])('A session with %j is refused: %s', async (changes, message) => {
  const created = await owner.post('/api/sessions', { ...buildSession({ clientId }), ...changes });
  expect(statusAndText(created)).toEqual([400, message]);
  const session = await schedule();
  expect(statusAndText(await change(session, changes))).toEqual([400, message]);
  expect((await owner.get('/api/sessions')).json()).toEqual([session]);
});

test.each([
  ['date', 'Date is required'],
  ['duration', duration],
  ['type', 'Session type is required'],
  ['clientId', 'Client is required'],
])('A session without %s is refused: %s', async (field, message) => {
  const reply = await owner.post('/api/sessions', { ...buildSession({ clientId }), [field]: undefined });
  expect(statusAndText(reply)).toEqual([400, message]);
});

test("Another therapist's session and client are not found", async () => {
  const other = await practice.register();
  const session = await schedule();
  const missing = [404, 'The requested session could not be found'];
  for (const address of [`/api/sessions/${session.id}`, '/api/sessions/999999', '/api/sessions/next']) {
    expect(statusAndText(await other.get(address))).toEqual(missing);
    expect(statusAndText(await other.put(address, { status: 'completed' }))).toEqual(missing);
    expect(statusAndText(await other.delete(address))).toEqual(missing);
  }
  const theirs = await addClient(other);
  const noClient = [404, 'The requested client could not be found'];
  expect(statusAndText(await owner.get(`/api/sessions/client/${theirs}`))).toEqual(noClient);
  expect(statusAndText(await owner.post('/api/sessions', buildSession({ clientId: theirs })))).toEqual(
    noClient,
  );
  expect(statusAndText(await change(session, { clientId: theirs }))).toEqual(noClient);
  expect((await other.get('/api/sessions')).json()).toEqual([]);
  expect((await owner.get('/api/sessions')).json()).toEqual([session]);
});

describe('A new session', () => {
  test('is scheduled and billable, and not an absence', async () => {
    const { status: _default, ...fields } = buildSession({ clientId });
    const reply = await owner.post('/api/sessions', { ...fields, therapistId: 999 });
    expect(statusAndText(reply)[0]).toBe(201);
    const session = reply.json<Session>();
    expect(session).toEqual({
      ...buildSession({ clientId }),
      id: expect.any(Number),
      // The session was created with Notes.
      noteStatus: 'draft',
      therapistId: expect.any(Number),
      status: 'scheduled',
      absenceNumber: 0,
      billable: true,
      seriesId: null,
      groupId: null,
      mandateId: null,
      missedReason: null,
      makeUpDeclined: null,
      cycleLength: null,
      makesUpFor: null,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    });
    expect(session.therapistId).not.toBe(999);
    expect((await owner.get(`/api/sessions/${session.id}`)).json()).toEqual(session);
  });

  test.each([
    ['2026-11-03T14:30:00-05:00', undefined, '2026-11-03T19:30:00.000Z'],
    ['2026-11-03T19:30:00Z', '08:00', '2026-11-03T19:30:00.000Z'],
    ['2026-11-03', '14:30', '2026-11-03T19:30:00.000Z'],
    ['2026-11-03', '', '2026-11-03T05:00:00.000Z'],
    ['2026-10-31', undefined, '2026-10-31T04:00:00.000Z'],
  ])('on %s at %s starts at %s', async (date, time, moment) => {
    expect((await schedule({ date, time })).date).toBe(moment);
  });

  test.each([15, 20, 50, 60, 1440])('may last %i minutes', async (minutes) => {
    expect((await schedule({ duration: minutes })).duration).toBe(minutes);
  });

  test('of type Absent is not an absence by its type alone', async () => {
    expect(await schedule({ type: 'absent' })).toMatchObject({ status: 'scheduled', absenceNumber: 0 });
  });

  test('sent twice with one Idempotency-Key is created once', async () => {
    const key = { 'idempotency-key': 'monday-9' };
    const first = await owner.post('/api/sessions', buildSession({ clientId }), key);
    const second = await owner.post('/api/sessions', buildSession({ clientId }), key);
    expect(second.json()).toEqual(first.json());
    expect((await owner.get('/api/sessions')).json()).toHaveLength(1);
  });
});

describe('A change of a session', () => {
  test('by Check In sets only the status completed', async () => {
    const session = await schedule();
    now = new Date('2026-11-02T16:00:00.000Z');
    const reply = await change(session, { status: 'completed' });
    expect(reply.json()).toEqual({ ...session, status: 'completed', updatedAt: now.toISOString() });
    expect((await owner.get(`/api/sessions/${session.id}`)).json()).toEqual(reply.json());
  });

  test('may replace any status by any other', async () => {
    const session = await schedule();
    for (const status of ['no-show', 'absence', 'cancelled', 'completed', 'scheduled']) {
      expect((await change(session, { status })).json()).toMatchObject({ status });
    }
  });

  test('of the time alone moves it within its day', async () => {
    const session = await schedule({ date: '2026-11-03', time: '09:00' });
    expect((await change(session, { time: '10:15' })).json()).toMatchObject({
      date: '2026-11-03T15:15:00.000Z',
    });
  });

  test('can clear the notes', async () => {
    const session = await schedule();
    expect((await change(session, { notes: '' })).json()).toMatchObject({ notes: null });
  });

  test('of an outdated version is refused', async () => {
    const session = await schedule();
    now = new Date('2026-11-02T16:00:00.000Z');
    await change(session, { notes: 'Theirs' });
    const stale = await change(session, { notes: 'Mine', updatedAt: session.updatedAt });
    expect(stale.status).toBe(409);
    expect((await owner.get(`/api/sessions/${session.id}`)).json()).toMatchObject({ notes: 'Theirs' });
  });

  test('may set another client unless it is on an invoice', async () => {
    const sibling = await addClient(owner);
    const session = await schedule({ status: 'completed' });
    expect((await change(session, { clientId: sibling })).json()).toMatchObject({ clientId: sibling });
    await change(session, { clientId });
    await bill(session);
    expect(statusAndText(await change(session, { clientId: sibling }))).toEqual([
      409,
      'This session is on an invoice of its client, so it cannot be moved to another client',
    ]);
    expect((await owner.get(`/api/sessions/${session.id}`)).json()).toMatchObject({ clientId });
  });
});

describe('Deleting a session', () => {
  test('removes it', async () => {
    const session = await schedule();
    expect(statusAndText(await owner.delete(`/api/sessions/${session.id}`))).toEqual([204, '']);
    expect((await owner.get(`/api/sessions/${session.id}`)).status).toBe(404);
    expect((await owner.get('/api/sessions')).json()).toEqual([]);
  });

  test('is refused while it is on an invoice', async () => {
    const session = await schedule({ status: 'completed' });
    const invoice = await bill(session);
    expect(statusAndText(await owner.delete(`/api/sessions/${session.id}`))).toEqual([
      409,
      'This session is on an invoice. Take it off the invoice first, or delete the invoice',
    ]);
    expect((await owner.get(`/api/sessions/${session.id}`)).json()).toEqual(session);
    await owner.delete(`/api/invoices/${invoice.id}`);
    expect((await owner.delete(`/api/sessions/${session.id}`)).status).toBe(204);
  });
});
