import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { momentOf } from '#domain/platform/dates.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildClosing } from '#tests/builders/closing-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let owner: TestVisitor;
let clientId: number;

beforeEach(async () => {
  practice = await preparedPractice({ clock: () => new Date('2026-10-20T15:00:00.000Z') });
  owner = await practice.register();
  clientId = await addClient();
});

async function addClient(): Promise<number> {
  return (await addRecord<Client>(owner, '/api/clients', buildClient())).id;
}

const inNewYork = (day: string, time: string) => momentOf(day, time, 'America/New_York');

/** Thursdays at nine, across the end of daylight saving, unless `changes` says otherwise. */
const thursdays = (changes: object = {}) => ({
  ...buildSession({ clientId, date: '2026-10-22', time: '09:00', notes: 'Room 4' }),
  count: 4,
  ...changes,
});

async function repeat(changes: object = {}): Promise<Session[]> {
  const reply = await owner.post('/api/sessions/series', thursdays(changes));
  expect(reply.status, reply.text).toBe(201);
  return reply.json<Session[]>();
}

/** Returns the stored sessions by time. */
async function stored(): Promise<Session[]> {
  return (await owner.get('/api/sessions')).json<Session[]>().reverse();
}

async function at(index: number): Promise<Session> {
  const session = (await stored())[index];
  if (session === undefined) throw new Error(`There is no session ${index}`);
  return session;
}

describe('Repeating a session weekly', () => {
  test('creates sessions of one series at the same clock time', async () => {
    const sessions = await repeat();
    expect(sessions.map((session) => session.date)).toEqual([
      inNewYork('2026-10-22', '09:00'),
      inNewYork('2026-10-29', '09:00'),
      inNewYork('2026-11-05', '09:00'),
      inNewYork('2026-11-12', '09:00'),
    ]);
    expect(new Set(sessions.map((session) => session.seriesId)).size).toBe(1);
    expect(sessions[0]?.seriesId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await stored()).toEqual(sessions);
    expect((await repeat({ count: 1 }))[0]?.seriesId).not.toBe(sessions[0]?.seriesId);
  });

  test('supports every two weeks and several weekdays', async () => {
    const sessions = await repeat({ count: 3, everyWeeks: 2, weekdays: ['Monday'] });
    expect(sessions.map((session) => session.date)).toEqual([
      inNewYork('2026-10-22', '09:00'),
      inNewYork('2026-11-02', '09:00'),
      inNewYork('2026-11-05', '09:00'),
    ]);
    const refused = async (changes: object) =>
      statusAndText(await owner.post('/api/sessions/series', thursdays(changes)));
    expect(await refused({ everyWeeks: 3 })).toEqual([
      400,
      'A session repeats every week or every two weeks',
    ]);
    expect(await refused({ weekdays: ['Mon'] })).toEqual([
      400,
      'The weekdays of the repeat must be days of the week',
    ]);
  });

  test('supports a last day and skipped dates', async () => {
    const sessions = await repeat({ count: null, until: '2026-11-26', skip: ['2026-11-26', '2026-11-05'] });
    expect(sessions.map((session) => session.date)).toEqual([
      inNewYork('2026-10-22', '09:00'),
      inNewYork('2026-10-29', '09:00'),
      inNewYork('2026-11-12', '09:00'),
      inNewYork('2026-11-19', '09:00'),
    ]);
  });

  test('numbers repeated absences consecutively', async () => {
    const sessions = await repeat({ status: 'absence' });
    expect(sessions.map(({ absenceNumber, billable }) => [absenceNumber, billable])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, false],
    ]);
  });

  test.each([
    [{ count: undefined }, 'Please choose until when, or how many times, the session repeats'],
    [{ count: 0 }, 'A session can repeat 1 to 104 times'],
    [{ count: 105 }, 'A session can repeat 1 to 104 times'],
    [
      { count: null, until: '2026-10-21' },
      'The last date of the repeat must not be before its first session',
    ],
    [
      { count: null, until: '2036-10-22' },
      'A repeat can have at most 104 sessions. Please choose an earlier last date',
    ],
    [{ count: 1, skip: ['2026-10-22'] }, 'Every date of this repeat is skipped'],
    [{ until: 'spring' }, 'Please enter a valid last date'],
    [{ skip: ['Thanksgiving'] }, 'The dates to skip must be a list of dates'],
    [{ duration: 5 }, 'Duration must be at least 15 minutes'],
    [{ date: '2026-02-30' }, 'Please enter a valid date'],
    [{ clientId: undefined }, 'Client is required'],
  ])('with %j is refused: %s', async (changes, message) => {
    const reply = await owner.post('/api/sessions/series', thursdays(changes));
    expect(statusAndText(reply)).toEqual([400, message]);
    expect(await stored()).toEqual([]);
  });

  test("requires a sign-in and the therapist's own client", async () => {
    const sent = thursdays();
    expect((await practice.visitor().post('/api/sessions/series', sent)).status).toBe(401);
    const other = await practice.register();
    expect(statusAndText(await other.post('/api/sessions/series', sent))).toEqual([
      404,
      'The requested client could not be found',
    ]);
  });

  test('saves two years of weeks in one request', async () => {
    expect(await repeat({ count: 104 })).toHaveLength(104);
  });
});

describe('Repeating a session by school days', () => {
  /** From Monday, Nov 30, day 3 of six, on days 1 and 4. */
  const cycle = { length: 6, first: 3, days: [1, 4] };
  const inCycle = (changes: object = {}) => repeat({ date: '2026-11-30', count: 3, cycle, ...changes });
  const days = (sessions: Session[]) => sessions.map(({ date }) => date.slice(0, 10));
  const close = (firstDay: string, lastDay: string) =>
    addRecord(owner, '/api/closings', buildClosing({ firstDay, lastDay, reason: 'Winter break' }));

  test("counts over the therapist's own closings and leaves out skipped dates", async () => {
    await close('2026-12-24', '2027-01-01');
    const other = await practice.register();
    await addRecord(other, '/api/closings', buildClosing({ firstDay: '2026-12-01', lastDay: '2026-12-02' }));
    const sessions = await inCycle({ count: 8, skip: ['2026-12-04'] });
    expect(days(sessions)).toEqual([
      '2026-12-01',
      '2026-12-09',
      '2026-12-14',
      '2026-12-17',
      '2026-12-22',
      '2027-01-05',
      '2027-01-08',
    ]);
    expect(sessions.map(({ cycleLength }) => cycleLength)).toEqual(Array(7).fill(6));
    expect(await stored()).toEqual(sessions);
    expect((await repeat())[0]?.cycleLength).toBeNull();
  });

  test.each([
    [{ cycle: { ...cycle, length: 11 } }, 'A cycle has 2 to 10 school days'],
    [{ cycle: { ...cycle, days: [7] } }, 'Please choose the days of the cycle with a session'],
    [{ everyWeeks: 1 }, 'A session repeats by weeks or by school days, not by both'],
    [
      { date: '2026-11-26' },
      'A cycle begins on a school day, and the practice is closed on its first date. Please choose another first date',
    ],
  ])('with %j is refused: %s', async (changes, message) => {
    await close('2026-11-26', '2026-11-27');
    const sent = thursdays({ date: '2026-11-30', cycle, ...changes });
    expect(statusAndText(await owner.post('/api/sessions/series', sent))).toEqual([400, message]);
    expect(await stored()).toEqual([]);
  });

  test('lets all following ones take a new time, but keeps their dates', async () => {
    const [first, second, third] = await inCycle({ count: 9 });
    const address = `/api/sessions/${first?.id}?scope=following`;
    const moved = await owner.put(address, { date: inNewYork('2026-12-02', '10:00') });
    expect(statusAndText(moved)).toEqual([
      409,
      'Sessions that repeat by school days keep their dates, so nothing was changed. Move only this one, or delete it with the following ones and plan them anew',
    ]);
    expect((await owner.put(address, { date: inNewYork('2026-12-01', '10:00') })).status).toBe(200);
    const times = new Set((await stored()).map(({ date }) => date.slice(11)));
    expect([...times]).toEqual(['15:00:00.000Z']);
    expect(days(await stored()).slice(0, 3)).toEqual(
      days([first, second, third].flatMap((one) => one ?? [])),
    );
    const alone = { date: inNewYork('2026-12-02', '10:00') };
    expect((await owner.put(`/api/sessions/${first?.id}`, alone)).json()).toMatchObject({ cycleLength: 6 });
  });

  test('stays on its dates when a closing is added, which says how many do', async () => {
    const sessions = await inCycle();
    const then = (day: string) => owner.get(`/api/closings/sessions?from=${day}&to=${day}`);
    expect((await then('2026-12-01')).json()).toEqual({ planned: [sessions[0]?.id], staying: 0, cycled: 2 });
    await close('2026-12-02', '2026-12-02');
    expect(await stored()).toEqual(sessions);
  });
});

describe('A change of this and the following sessions', () => {
  const following = (session: Session, changes: object) =>
    owner.put(`/api/sessions/${session.id}?scope=following`, changes);

  test('moves them by as much on the clock and leaves the earlier ones', async () => {
    await repeat();
    const reply = await following(await at(1), { date: inNewYork('2026-10-30', '14:30') });
    expect(reply.status).toBe(200);
    expect((await stored()).map((session) => session.date)).toEqual([
      inNewYork('2026-10-22', '09:00'),
      inNewYork('2026-10-30', '14:30'),
      inNewYork('2026-11-06', '14:30'),
      inNewYork('2026-11-13', '14:30'),
    ]);
    expect(reply.json()).toEqual(await at(1));
  });

  test('applies changes of the plan, but not of the status, note and billing, and to no held session', async () => {
    await repeat();
    const [, second, third] = await stored();
    await owner.put(`/api/sessions/${third?.id}`, { notes: 'Worked on buttons', status: 'completed' });
    const form = {
      ...second,
      duration: 45,
      type: 'group',
      notes: 'Strung beads',
      status: 'completed',
      billable: false,
    };
    expect(statusAndText(await following(await at(1), form))[0]).toBe(200);
    expect(
      (await stored()).map(({ duration, type, notes, status, billable }) => [
        duration,
        type,
        notes,
        status,
        billable,
      ]),
    ).toEqual([
      [60, 'individual', 'Room 4', 'scheduled', true],
      [45, 'group', 'Strung beads', 'completed', false],
      [60, 'individual', 'Worked on buttons', 'completed', true],
      [45, 'group', 'Room 4', 'scheduled', true],
    ]);
  });

  test('leaves what was held, missed or moved alone, and undo restores the others', async () => {
    await repeat({ count: 6 });
    await owner.put(`/api/sessions/${(await at(1)).id}`, { status: 'completed' });
    await owner.put(`/api/sessions/${(await at(2)).id}`, { status: 'absence' });
    await owner.put(`/api/sessions/${(await at(3)).id}`, { date: inNewYork('2026-11-12', '15:00') });
    const before = await stored();
    const reply = await following(await at(0), { date: inNewYork('2026-10-22', '13:00') });
    expect((await stored()).map((session) => session.date)).toEqual([
      inNewYork('2026-10-22', '13:00'),
      inNewYork('2026-10-29', '09:00'),
      inNewYork('2026-11-05', '09:00'),
      inNewYork('2026-11-12', '15:00'),
      inNewYork('2026-11-19', '13:00'),
      inNewYork('2026-11-26', '13:00'),
    ]);
    expect((await owner.post(`/api/undo/${reply.headers.get('undo')}`)).status).toBe(200);
    expect((await stored()).map(({ date }) => date)).toEqual(before.map(({ date }) => date));
  });

  test('cancels the following ones if requested, and only scheduled ones', async () => {
    await repeat();
    await owner.put(`/api/sessions/${(await at(2)).id}`, { status: 'completed' });
    const statuses = async () => (await stored()).map(({ status }) => status);
    const coming = await owner.get(`/api/sessions/following/${(await at(1)).id}`);
    expect(coming.json<Session[]>().map(({ status }) => status)).toEqual(['completed', 'scheduled']);

    await following(await at(1), { status: 'cancelled' });
    expect(await statuses()).toEqual(['scheduled', 'cancelled', 'completed', 'scheduled']);

    const address = `/api/sessions/${(await at(0)).id}?scope=following&cancels=following`;
    expect((await owner.put(address, { status: 'cancelled' })).status).toBe(200);
    expect(await statuses()).toEqual(['cancelled', 'cancelled', 'completed', 'cancelled']);
  });

  test('applies to one session alone without the scope', async () => {
    await repeat();
    await owner.put(`/api/sessions/${(await at(1)).id}?scope=one`, { duration: 45 });
    await owner.put(`/api/sessions/${(await at(2)).id}`, { duration: 30 });
    expect((await stored()).map((session) => session.duration)).toEqual([60, 45, 30, 60]);
  });

  test('is refused as a whole if one of them is on an invoice', async () => {
    await repeat({ status: 'completed' });
    const before = await stored();
    await owner.post('/api/invoices', {
      clientId,
      amount: 24000,
      description: 'October',
      sessionIds: [before[2]?.id, before[3]?.id],
    });
    expect(statusAndText(await following(await at(1), { duration: 45 }))).toEqual([
      409,
      '2 of these sessions are on an invoice, so nothing was changed. Take what is billed off its invoice first',
    ]);
    const deletion = await owner.delete(`/api/sessions/${before[0]?.id}?scope=following`);
    expect(deletion.status).toBe(409);
    expect(await stored()).toEqual(before);
  });

  test('changes nothing if one change breaks a rule', async () => {
    const sessions = await repeat();
    expect((await following(await at(1), { duration: 5 })).status).toBe(400);
    expect((await following(await at(1), { duration: 45, clientId: 999999 })).status).toBe(404);
    const stale = await following(await at(1), { duration: 45, updatedAt: '2020-01-01T00:00:00.000Z' });
    expect(stale.status).toBe(409);
    expect(await stored()).toEqual(sessions);
  });

  test("is refused for another therapist's session and another scope", async () => {
    const other = await practice.register();
    const [first] = await repeat();
    const address = `/api/sessions/${first?.id}`;
    expect((await other.put(`${address}?scope=following`, { duration: 45 })).status).toBe(404);
    expect((await other.delete(`${address}?scope=following`)).status).toBe(404);
    expect(statusAndText(await owner.put(`${address}?scope=all`, {}))).toEqual([
      400,
      'Scope must be one or following',
    ]);
    expect(statusAndText(await owner.delete(`${address}?scope=all`))).toEqual([
      400,
      'Scope must be one or following',
    ]);
  });

  test('applies to one session alone if it has no series', async () => {
    const one = (await owner.post('/api/sessions', buildSession({ clientId }))).json<Session>();
    await owner.post('/api/sessions', buildSession({ clientId, date: '2026-12-01' }));
    expect((await following(one, { duration: 45 })).json()).toMatchObject({ duration: 45 });
    expect((await stored()).map((session) => session.duration)).toEqual([45, 60]);
  });
});

test('Deleting this and the following sessions leaves the earlier ones', async () => {
  const sessions = await repeat();
  const alone = await repeat({ count: 1, date: '2026-12-24' });
  const reply = await owner.delete(`/api/sessions/${sessions[2]?.id}?scope=following`);
  expect(reply.status).toBe(204);
  expect(await stored()).toEqual([...sessions.slice(0, 2), ...alone]);
});
