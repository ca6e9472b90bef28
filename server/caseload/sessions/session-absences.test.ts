import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let owner: TestVisitor;
let clientId: number;

beforeEach(async () => {
  practice = await preparedPractice({ clock: () => new Date('2026-11-02T15:00:00.000Z') });
  owner = await practice.register();
  clientId = await addClient();
});

async function addClient(therapist = owner): Promise<number> {
  return (await addRecord<Client>(therapist, '/api/clients', buildClient())).id;
}

async function absence(changes: object = {}): Promise<Session> {
  const sent = { ...buildSession({ clientId, status: 'absence' }), ...changes };
  return addRecord<Session>(owner, '/api/sessions', sent);
}

const billing = ({ absenceNumber, billable }: Session) => [absenceNumber, billable];
const changed = async (session: Session, changes: object) =>
  billing((await owner.put(`/api/sessions/${session.id}`, changes)).json<Session>());

describe('An absence', () => {
  test('without a number gets the next one in the school year, of which the first 3 are billable', async () => {
    const counted = [];
    for (const _ of [1, 2, 3, 4, 5]) counted.push(billing(await absence()));
    expect(counted).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, false],
      [5, false],
    ]);
  });

  test('is counted per client and school year', async () => {
    await absence({ absenceNumber: 3 });
    expect(billing(await absence({ clientId: await addClient() }))).toEqual([1, true]);
    expect(billing(await absence({ date: '2026-06-30', time: '23:59' }))).toEqual([1, true]);
    expect(billing(await absence({ date: '2026-07-01', time: '00:00' }))).toEqual([4, false]);
    expect(billing(await absence({ date: '2027-07-01', time: '00:00' }))).toEqual([1, true]);
  });

  test.each([
    [{ absenceNumber: 3 }, [3, true]],
    [{ absenceNumber: 4 }, [4, false]],
    [{ absenceNumber: 4, billable: true }, [4, true]],
    [{ absenceNumber: 1, billable: false }, [1, false]],
    [{ absenceNumber: 0 }, [1, true]],
    [{ billable: false }, [1, false]],
  ])('with %j is saved as %j', async (requested, expected) => {
    expect(billing(await absence(requested))).toEqual(expected);
  });

  test('with a number above 3 is not billable, with 3 or below it is', async () => {
    const session = await absence();
    expect(await changed(session, { absenceNumber: 4 })).toEqual([4, false]);
    expect(await changed(session, { absenceNumber: 2 })).toEqual([2, true]);
  });

  test('can be made billable manually, and stays so', async () => {
    const session = await absence({ absenceNumber: 4 });
    expect(await changed(session, { billable: true })).toEqual([4, true]);
    expect(await changed(session, { notes: 'Mother called' })).toEqual([4, true]);
    expect(await changed(session, { status: 'absence' })).toEqual([4, true]);
  });

  test('that was scheduled gets the next number without counting itself', async () => {
    await absence();
    const planned = await absence({ status: 'scheduled' });
    expect(billing(planned)).toEqual([0, true]);
    expect(await changed(planned, { status: 'absence' })).toEqual([2, true]);
    expect(await changed(planned, { status: 'absence' })).toEqual([2, true]);
    expect(await changed(planned, { status: 'completed' })).toEqual([0, true]);
    expect(await changed(planned, { status: 'absence' })).toEqual([2, true]);
  });

  test('gets a new number when it moves to another client or school year', async () => {
    const sibling = await addClient();
    const session = await absence({ absenceNumber: 4 });
    await absence({ date: '2027-09-07', time: '09:00' });
    expect(await changed(session, { clientId: sibling })).toEqual([1, true]);
    expect(await changed(session, { clientId, absenceNumber: 5 })).toEqual([5, false]);
    expect(await changed(session, { date: '2027-09-08', time: '09:00' })).toEqual([2, true]);
  });

  test('saved at the same time as another gets a number of its own', async () => {
    const sent = buildSession({ clientId, status: 'absence' });
    const replies = await Promise.all([1, 2, 3, 4].map(() => owner.post('/api/sessions', sent)));
    const numbers = replies.map((reply) => reply.json<Session>().absenceNumber);
    expect(numbers.sort()).toEqual([1, 2, 3, 4]);
  });
});

describe('When an absence is none any more, the later ones move up', () => {
  const left = async () =>
    (await owner.get('/api/sessions')).json<Session[]>().filter(({ status }) => status === 'absence');
  const leftBilling = async () => (await left()).map(billing).sort();
  const next = async () =>
    (await owner.get(`/api/sessions/next-absence-number?clientId=${clientId}`)).json<object>();

  test('after one was deleted and another was held, the next is the second, and billed', async () => {
    const [first, second] = [await absence(), await absence(), await absence()];
    await owner.delete(`/api/sessions/${first.id}`);
    await changed(second, { status: 'completed' });
    expect(await leftBilling()).toEqual([[1, true]]);
    expect(await next()).toEqual({ absenceNumber: 2, billable: true });
  });

  test('the fourth becomes the third and is billed, unless that was chosen by hand', async () => {
    const [first] = [await absence(), await absence(), await absence(), await absence()];
    await absence({ billable: true });
    await owner.delete(`/api/sessions/${first.id}`);
    expect(await leftBilling()).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, true],
    ]);
  });

  test('a move to another school year or client closes the gap', async () => {
    const [first, second] = [await absence(), await absence(), await absence()];
    await changed(first, { date: '2027-09-08', time: '09:00' });
    await changed(second, { clientId: await addClient() });
    const ofYear = (await left()).filter((one) => one.clientId === clientId && one.date < '2027-07');
    expect(ofYear.map(billing)).toEqual([[1, true]]);
  });

  test('what is on an invoice keeps its number', async () => {
    const [first, second] = [await absence(), await absence(), await absence()];
    const invoice = { clientId, amount: 12_000, description: 'October', sessionIds: [second.id] };
    expect((await owner.post('/api/invoices', invoice)).status).toBe(201);
    await owner.delete(`/api/sessions/${first.id}`);
    expect(await leftBilling()).toEqual([
      [1, true],
      [2, true],
    ]);
    expect((await owner.get(`/api/sessions/${second.id}`)).json<Session>().absenceNumber).toBe(2);
    expect(await next()).toEqual({ absenceNumber: 3, billable: true });
  });

  test('undo puts the numbers back', async () => {
    const [first] = [await absence(), await absence(), await absence(), await absence()];
    const before = (await left()).map(billing);
    const deleted = await owner.delete(`/api/sessions/${first.id}`);
    expect((await owner.post(`/api/undo/${deleted.headers.get('undo')}`)).status).toBe(200);
    expect((await left()).map(billing)).toEqual(before);
  });
});

describe('The next absence number for the form', () => {
  const ask = (query: string, therapist = owner) =>
    therapist.get(`/api/sessions/next-absence-number?${query}`);

  test('requires a sign-in', async () => {
    expect((await ask(`clientId=${clientId}`, practice.visitor())).status).toBe(401);
  });

  test('requires a client and a valid date', async () => {
    expect(statusAndText(await ask(''))).toEqual([400, 'Client is required']);
    expect(statusAndText(await ask('clientId=Ivy'))).toEqual([400, 'The client must be named by its number']);
    expect(statusAndText(await ask(`clientId=${clientId}&date=2026-02-30`))).toEqual([
      400,
      'Please enter a valid date',
    ]);
    const other = await practice.register();
    expect(statusAndText(await ask(`clientId=${clientId}`, other))).toEqual([
      404,
      'The requested client could not be found',
    ]);
  });

  test('is the number that saving assigns', async () => {
    expect((await ask(`clientId=${clientId}`)).json()).toEqual({ absenceNumber: 1, billable: true });
    for (const _ of [1, 2, 3]) await absence();
    const fourth = { absenceNumber: 4, billable: false };
    expect((await ask(`clientId=${clientId}`)).json()).toEqual(fourth);
    expect((await ask(`clientId=${clientId}&date=2027-06-30`)).json()).toEqual(fourth);
    expect((await ask(`clientId=${clientId}&date=2027-06-30T23:00:00-04:00`)).json()).toEqual(fourth);
    expect((await ask(`clientId=${clientId}&date=2027-07-01`)).json()).toMatchObject({ absenceNumber: 1 });
  });
});
