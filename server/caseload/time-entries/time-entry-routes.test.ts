import { beforeEach, describe, expect, test } from 'vitest';
import type { TimeEntry } from '#domain/caseload/time-entries/time-entry.ts';
import type { ActivityLine } from '#domain/platform/audit/activity.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildTimeEntry } from '#tests/builders/time-entry-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { readPages } from '#tests/setup/read-pages.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let owner: TestVisitor;

beforeEach(async () => {
  practice = await preparedPractice();
  owner = await practice.register();
});

const add = (changes: Parameters<typeof buildTimeEntry>[0] = {}) =>
  addRecord<TimeEntry>(owner, '/api/time-entries', buildTimeEntry(changes));

const stored = async (query = '') => (await owner.get(`/api/time-entries${query}`)).json<TimeEntry[]>();

test('Time without a child requires a sign-in', async () => {
  const visitor = practice.visitor();
  const { id } = await add();
  expect((await visitor.get('/api/time-entries')).status).toBe(401);
  expect((await visitor.get(`/api/time-entries/${id}`)).status).toBe(401);
  expect((await visitor.post('/api/time-entries', buildTimeEntry())).status).toBe(401);
  expect((await visitor.put(`/api/time-entries/${id}`, { kind: 'travel' })).status).toBe(401);
  expect((await visitor.delete(`/api/time-entries/${id}`)).status).toBe(401);
});

test.each([
  [{ kind: 'lunch' }, 'Please choose a kind of time'],
  [{ kind: '' }, 'Please choose a kind of time'],
  [{ date: '' }, 'Date is required'],
  [{ date: '2026-02-30' }, 'Please enter a valid date'],
  [{ time: '25:00' }, 'Please enter a time like 14:30'],
  [{ duration: 4 }, 'Duration must be at least 5 minutes'],
  [{ duration: 10.5 }, 'Duration must be at least 5 minutes'],
  [{ duration: 1441 }, 'Duration must be at most 24 hours'],
  [{ note: 'a'.repeat(201) }, 'Please shorten this to 200 characters'],
])('Time with %o is refused: %s', async (changes, message) => {
  const reply = await owner.post('/api/time-entries', { ...buildTimeEntry(), ...changes });
  expect(statusAndText(reply)).toEqual([400, message]);
  const { id } = await add();
  expect(statusAndText(await owner.put(`/api/time-entries/${id}`, changes))).toEqual([400, message]);
  expect(await stored()).toHaveLength(1);
});

test("Another therapist's time is not found", async () => {
  const { id } = await add();
  const other = await practice.register();
  const missing = [404, 'The requested time could not be found'];
  expect(statusAndText(await other.get(`/api/time-entries/${id}`))).toEqual(missing);
  expect(statusAndText(await other.put(`/api/time-entries/${id}`, { kind: 'travel' }))).toEqual(missing);
  expect(statusAndText(await other.delete(`/api/time-entries/${id}`))).toEqual(missing);
  expect((await other.get('/api/time-entries')).json()).toEqual([]);
});

describe('Time without a child', () => {
  test('is stored at the time on the practice’s clock, and a blank note as none', async () => {
    const entry = await add({ kind: 'travel', note: ' ' });
    expect(entry).toMatchObject({
      kind: 'travel',
      date: '2026-11-20T20:00:00.000Z',
      duration: 45,
      note: null,
    });
    expect(await stored()).toEqual([entry]);
    expect((await owner.get(`/api/time-entries/${entry.id}`)).json()).toEqual(entry);
  });

  test('changes field by field, and a time alone moves it within its day', async () => {
    const { id } = await add();
    const changed = await owner.put(`/api/time-entries/${id}`, { time: '09:30', kind: 'testing' });
    expect(changed.json()).toMatchObject({
      kind: 'testing',
      date: '2026-11-20T14:30:00.000Z',
      duration: 45,
      note: 'Team meeting at the school',
    });
    const renamed = await owner.put(`/api/time-entries/${id}`, { note: '' });
    expect(renamed.json()).toMatchObject({ date: '2026-11-20T14:30:00.000Z', note: null });
  });

  test('in an outdated version is not overwritten', async () => {
    const { id } = await add();
    const stale = { duration: 60, updatedAt: '2020-01-01T00:00:00.000Z' };
    expect((await owner.put(`/api/time-entries/${id}`, stale)).status).toBe(409);
    expect((await stored())[0]?.duration).toBe(45);
  });

  test('that was changed or deleted is put back by undo', async () => {
    const entry = await add();
    const changed = await owner.put(`/api/time-entries/${entry.id}`, { duration: 90 });
    expect((await owner.post(`/api/undo/${changed.headers.get('undo')}`)).status).toBe(200);
    expect(await stored()).toMatchObject([{ id: entry.id, duration: 45 }]);
    const deleted = await owner.delete(`/api/time-entries/${entry.id}`);
    expect([deleted.status, await stored()]).toEqual([204, []]);
    expect((await owner.post(`/api/undo/${deleted.headers.get('undo')}`)).status).toBe(200);
    expect(await stored()).toMatchObject([{ id: entry.id, kind: 'meeting', duration: 45 }]);
  });

  test('is on record in the activity log, without its note', async () => {
    const { id } = await add();
    await owner.delete(`/api/time-entries/${id}`);
    const lines = (await owner.get('/api/activity')).json<ActivityLine[]>();
    const own = lines.filter(({ entity, entityId }) => entity === 'time-entry' && entityId === id);
    expect(own.map(({ action }) => action)).toEqual(['delete', 'create']);
    expect(JSON.stringify(lines)).not.toContain('Team meeting');
  });

  test('is in no list of sessions, no invoice and no record of a child', async () => {
    const client = await addRecord<{ id: number }>(owner, '/api/clients', buildClient());
    await add();
    expect((await owner.get('/api/sessions')).json()).toEqual([]);
    expect((await owner.get(`/api/sessions/client/${client.id}`)).json()).toEqual([]);
    const refused = await owner.post('/api/invoices', {
      clientId: client.id,
      amount: 9_000,
      description: 'November',
      sessionIds: [(await stored())[0]?.id],
    });
    expect(refused.status).toBe(404);
  });
});

describe('The list of time without a child', () => {
  beforeEach(async () => {
    await add({ date: '2026-11-20', time: '09:00', kind: 'travel' });
    await add({ date: '2026-11-20', time: '23:30', kind: 'documentation' });
    await add({ date: '2026-11-23', time: '10:00', kind: 'testing' });
  });
  const newestFirst = ['testing', 'documentation', 'travel'];

  test('is newest first, with paging', async () => {
    expect((await stored()).map(({ kind }) => kind)).toEqual(newestFirst);
    const pages = await readPages(owner, '/api/time-entries?limit=1');
    expect(pages.flatMap((page) => page.json<TimeEntry[]>().map(({ kind }) => kind))).toEqual(newestFirst);
  });

  test.each([
    ['?from=2026-11-21', ['testing']],
    ['?from=2026-11-20&to=2026-11-20', ['documentation', 'travel']],
    ['?to=2026-11-19', []],
  ])("%s returns the days of the practice's time zone", async (query, kinds) => {
    expect((await stored(query)).map(({ kind }) => kind)).toEqual(kinds);
  });
});
