import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { readPages } from '#tests/setup/read-pages.ts';
import type { TestReply, TestVisitor } from '#tests/setup/test-visitor.ts';

let now: Date;
let owner: TestVisitor;
let clientId: number;

beforeEach(async () => {
  now = new Date('2026-11-02T15:00:00.000Z');
  const practice = await preparedPractice({ clock: () => now });
  owner = await practice.register();
  clientId = (await addRecord<Client>(owner, '/api/clients', buildClient())).id;
});

async function schedule(changes: object): Promise<void> {
  await addRecord(owner, '/api/sessions', { ...buildSession({ clientId }), ...changes });
}

const dates = (reply: TestReply) => reply.json<Session[]>().map((session) => session.date);

test.each([
  ['status=done', 'Status must be scheduled, completed, cancelled, no-show or absence'],
  ['type=absence', 'Type must be individual, group, home or absent'],
  ['order=random', 'Order must be newest or oldest'],
  ['held=no', 'Held can only be true'],
  ['unnoted=1', 'Unnoted can only be true'],
  ['clientId=Ivy', 'The client must be named by its number'],
  ['from=soon', 'From and to must be dates like 2026-09-01, or moments'],
  ['date=2026-11-02', 'Date must be all, upcoming, past, today or tomorrow'],
  [`search=${'x'.repeat(201)}`, 'A search has at most 200 letters'],
  ['limit=1001', 'The limit must be a whole number from 1 to 1000'],
])('The list refuses ?%s', async (query, message) => {
  const reply = await owner.get(`/api/sessions?${query}`);
  expect([reply.status, reply.text]).toEqual([400, message]);
});

describe('Session lists', () => {
  let sibling: number;
  const lateOnSaturday = '2026-11-01T03:59:00.000Z';
  const startOfSunday = '2026-11-01T04:00:00.000Z';
  const endOfSunday = '2026-11-02T04:59:00.000Z';
  const startOfMonday = '2026-11-02T05:00:00.000Z';
  const mondayNoon = '2026-11-02T17:00:00.000Z';

  beforeEach(async () => {
    sibling = (await addRecord<Client>(owner, '/api/clients', buildClient())).id;
    await schedule({ date: startOfMonday });
    await schedule({ date: lateOnSaturday, status: 'completed', type: 'home' });
    await schedule({ date: mondayNoon });
    await schedule({ date: endOfSunday, clientId: sibling });
    await schedule({ date: startOfSunday, status: 'completed' });
  });
  const newest = [mondayNoon, startOfMonday, endOfSunday, startOfSunday, lateOnSaturday];

  test('are sorted newest first', async () => {
    expect(dates(await owner.get('/api/sessions'))).toEqual(newest);
  });

  test("show today by time, in the practice's time zone, on the day daylight saving ends", async () => {
    expect(dates(await owner.get('/api/sessions/today'))).toEqual([startOfMonday, mondayNoon]);
    now = new Date('2026-11-02T04:30:00.000Z');
    expect(dates(await owner.get('/api/sessions/today'))).toEqual([startOfSunday, endOfSunday]);
  });

  test("show one client's sessions", async () => {
    expect(dates(await owner.get(`/api/sessions/client/${sibling}`))).toEqual([endOfSunday]);
    expect(dates(await owner.get(`/api/sessions?clientId=${sibling}`))).toEqual([endOfSunday]);
  });

  test.each([
    ['status=completed', [startOfSunday, lateOnSaturday]],
    ['type=home', [lateOnSaturday]],
    ['from=2026-11-01&to=2026-11-01', [endOfSunday, startOfSunday]],
    ['from=2026-11-02', [mondayNoon, startOfMonday]],
    ['to=2026-10-31', [lateOnSaturday]],
    ['from=2026-11-02T05:00:00Z&to=2026-11-02T17:00:00Z', [startOfMonday]],
    ['from=2026-11-01T00:00:00-04:00&status=completed', [startOfSunday]],
    ['from=2026-12-01', []],
    ['date=all', newest],
    ['date=today', [mondayNoon, startOfMonday]],
    ['date=tomorrow', []],
    ['date=upcoming', [mondayNoon]],
    ['date=past&status=completed', [startOfSunday, lateOnSaturday]],
    ['date=past&from=2026-11-02', [startOfMonday]],
    ['date=upcoming&to=2026-11-02T16:00:00Z', []],
  ])('?%s return matches', async (query, found) => {
    expect(dates(await owner.get(`/api/sessions?${query}`))).toEqual(found);
  });

  test('can leave out cancelled and missed sessions, and those with a note', async () => {
    const [day, other] = ['2026-10-20', '2026-10-21'];
    for (const status of ['completed', 'scheduled', 'cancelled', 'no-show', 'absence']) {
      await schedule({ date: day, time: '09:00', status, notes: null });
    }
    await schedule({ date: day, time: '10:00', type: 'absent' });
    await schedule({ date: other, time: '09:00', status: 'completed', notes: 'Cut a circle.' });
    const range = `from=${day}&to=${other}`;
    const found = async (query: string) =>
      (await owner.get(`/api/sessions?${range}&${query}`)).json<Session[]>().map(({ status }) => status);
    expect(await found('held=true')).toEqual(['completed', 'scheduled', 'completed']);
    expect(await found('unnoted=true')).toEqual(['completed']);
    const counted = await owner.get(`/api/sessions?${range}&held=true&limit=1`);
    expect(counted.headers.get('total-count')).toBe('3');
  });

  test.each([
    ['Ængström', ['ngstrom', 'Aengström', 'OSÉ ÆNG', 'é  Æ', ' José '], ['ose, ', 'Angström', '%', '_']],
    ["O'Brien", ["o'b", "O'BRIEN", 'obrien', 'jose obrien'], ['\\', "''", 'eob']],
    ['Жуков', ['жук', 'ЖУКОВ'], ['Zhukov']],
  ])('can be searched by a client named José %s', async (lastName, finding, missing) => {
    const named = await addRecord<Client>(
      owner,
      '/api/clients',
      buildClient({ firstName: 'José', lastName }),
    );
    await schedule({ clientId: named.id, date: mondayNoon });
    const found = async (typed: string) =>
      dates(await owner.get(`/api/sessions?search=${encodeURIComponent(typed)}`));
    for (const typed of finding) expect.soft([typed, await found(typed)]).toEqual([typed, [mondayNoon]]);
    for (const typed of missing) expect.soft([typed, await found(typed)]).toEqual([typed, []]);
    expect(await found('  ')).toHaveLength(6);
  });

  test('count a session as upcoming until the end of its first minute', async () => {
    const upcoming = () => owner.get('/api/sessions?date=upcoming');
    now = new Date('2026-11-02T17:00:59.000Z');
    const first = await upcoming();
    expect(dates(first)).toEqual([mondayNoon]);
    now = new Date('2026-11-02T17:01:00.000Z');
    const etag = first.headers.get('etag') ?? '';
    const later = await owner.get('/api/sessions?date=upcoming', { 'if-none-match': etag });
    expect([later.status, later.text]).toEqual([200, '[]']);
  });

  test.each(['/api/sessions', '/api/sessions/client/1'])('%s support paging', async (list) => {
    const address = list.replace('1', String(clientId));
    const whole = dates(await owner.get(address));
    expect((await readPages(owner, `${address}?limit=2`)).flatMap(dates)).toEqual(whole);
  });

  test('include the total with the first page, also from the cache', async () => {
    for (const [query, total, rows] of [
      ['limit=2', '5', 2],
      ['limit=2', '5', 2],
      ['limit=2&status=completed', '2', 2],
      ['limit=1&status=completed', '2', 1],
      ['limit=7', '5', 5],
    ] as const) {
      const reply = await owner.get(`/api/sessions?${query}`);
      expect.soft([query, reply.headers.get('total-count')]).toEqual([query, total]);
      expect.soft(dates(reply)).toHaveLength(rows);
    }
    expect((await owner.get('/api/sessions')).headers.get('total-count')).toBeNull();
  });

  test('can be sorted oldest first', async () => {
    const newestFirst = dates(await owner.get('/api/sessions'));
    const pages = await readPages(owner, '/api/sessions?order=oldest&limit=4');
    expect(pages.flatMap(dates)).toEqual(newestFirst.reverse());
  });
});
