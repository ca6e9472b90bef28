import { beforeEach, expect, test } from 'vitest';
import type { Group } from '#domain/caseload/groups/group.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { type GroupPractice, startGroupPractice } from '#tests/setup/group-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let practice: GroupPractice;

beforeEach(async () => {
  practice = await startGroupPractice();
});

const send = (changes: object) => practice.owner.post('/api/sessions/group', practice.planned(changes));

test('Weekly meetings create a session for each child, and a new group', async () => {
  const { children } = practice;
  const { group, sessions } = await practice.plan({ others: 1, notes: 'Letters', count: 2 });
  expect(group).toMatchObject({
    name: 'Tuesday writing group',
    others: 1,
    active: true,
    members: children.map((clientId) => ({ clientId, from: '2026-11-24', until: null })),
  });
  const first = {
    type: 'group',
    status: 'scheduled',
    billable: true,
    absenceNumber: 0,
    duration: 45,
    notes: 'Letters',
    groupId: group.id,
  };
  const moments = ['2026-11-24T19:00:00.000Z', '2026-12-01T19:00:00.000Z'];
  expect(sessions).toMatchObject(
    moments.flatMap((date) => children.map((clientId) => ({ ...first, date, clientId }))),
  );
  // Each child's repeat is a series of its own.
  const seriesOf = (clientId: number) =>
    new Set(sessions.filter((one) => one.clientId === clientId).map(({ seriesId }) => seriesId));
  expect(children.map((clientId) => seriesOf(clientId).size)).toEqual([1, 1, 1]);
  expect(new Set(sessions.map(({ seriesId }) => seriesId)).size).toBe(3);
  expect(await practice.list(`&groupId=${group.id}`)).toEqual(sessions);
  const once = await send({ groupId: group.id, name: null, date: '2026-12-03', count: undefined });
  expect(once.json()).toMatchObject(children.map(() => ({ seriesId: null })));
});

test('Meetings stay at the same clock time when clocks change, without the skipped dates', async () => {
  const dates = { date: '2026-10-27', until: '2026-11-17', count: null, skip: ['2026-11-10'] };
  const { sessions } = await practice.plan(dates);
  const spring = await practice.plan({ date: '2027-03-09', count: 2 });
  expect([...new Set([...sessions, ...spring.sessions].map(({ date }) => date))]).toEqual([
    '2026-10-27T18:00:00.000Z',
    '2026-11-03T19:00:00.000Z',
    '2026-11-17T19:00:00.000Z',
    '2027-03-09T19:00:00.000Z',
    '2027-03-16T18:00:00.000Z',
  ]);
});

test('Meetings by school days keep their dates when a later one moves to another day', async () => {
  const cycle = { length: 6, first: 1, days: [1] };
  const { sessions } = await practice.plan({ date: '2026-11-24', count: 3, cycle });
  expect([...new Set(sessions.map(({ date }) => date.slice(0, 10)))]).toEqual([
    '2026-11-24',
    '2026-12-02',
    '2026-12-10',
  ]);
  expect(new Set(sessions.map(({ cycleLength }) => cycleLength))).toEqual(new Set([6]));
  const move = (scope: string) =>
    practice.owner.put(`/api/sessions/${sessions[0]?.id}?scope=${scope}`, {
      date: '2026-11-25T19:00:00.000Z',
    });
  expect((await move('group-following')).status).toBe(409);
  expect((await move('group')).status).toBe(200);
});

test('An existing group meets again: new children join it, and no two meetings are at the same time', async () => {
  const [ada, ben, cleo] = practice.children;
  const { group } = await practice.plan({ clientIds: [ada, ben], count: 2 });
  const again = { groupId: group.id, name: null };
  const meets = [409, 'This group meets at that time already'];
  const before = await practice.snapshot();
  expect(statusAndText(await send({ ...again, clientIds: [cleo, ada], date: '2026-12-01' }))).toEqual(meets);
  expect(statusAndText(await send({ ...again, duration: 30, date: '2026-11-17' }))).toEqual(meets);
  expect(await practice.snapshot()).toEqual(before);
  expect((await send({ ...again, date: '2026-12-08', count: 1 })).status).toBe(201);
  const roster = (await practice.owner.get(`/api/groups/${group.id}`)).json<Group>();
  expect(roster.members.map(({ clientId, from }) => [clientId, from])).toEqual([
    [ada, '2026-11-24'],
    [ben, '2026-11-24'],
    [cleo, '2026-12-08'],
  ]);
  expect(roster.updatedAt > group.updatedAt).toBe(true);
  // A date before their first day: the earlier days are added.
  expect((await send({ ...again, date: '2026-11-23', clientIds: [cleo, ada], count: 1 })).status).toBe(201);
  const { members } = (await practice.owner.get(`/api/groups/${group.id}`)).json<Group>();
  expect(members.filter(({ clientId }) => clientId === cleo)).toMatchObject([
    { from: '2026-11-23', until: '2026-12-07' },
    { from: '2026-12-08', until: null },
  ]);
  // Another group with the same child may meet at that time.
  expect((await send({ name: 'Balance', clientIds: [ada, cleo], count: 1 })).status).toBe(201);
});

test('An invalid plan is refused with a message, and nothing is saved', async () => {
  const { addClient, children } = practice;
  const [ada, ben] = children;
  const other = await practice.practice.register();
  const theirs = await addClient({}, other);
  const inactive = await addClient({ status: 'inactive' });
  const thirteen = Array.from({ length: 13 }, (_, index) => index + 1);
  const { group } = await practice.plan();
  const before = await practice.snapshot();
  const refusals: [object, number, string][] = [
    [{ clientIds: [] }, 400, 'Please choose the children of the group'],
    [{ clientIds: [ada] }, 400, 'A group has at least two children'],
    [{ clientIds: [ada, ben, ada] }, 400, 'This child is in the group on some of these days already'],
    [{ groupId: group.id, clientIds: [ada, ada] }, 400, 'A child can be in the group only once'],
    [{ clientIds: thirteen }, 400, 'A group has at most 12 children'],
    [{ clientIds: [ada, theirs] }, 404, 'The requested client could not be found'],
    [{ clientIds: [ada, inactive] }, 409, 'This client is inactive. Say that you want to add them anyway'],
    [{ groupId: 999_999 }, 404, 'The requested group could not be found'],
    [{ name: null }, 400, 'Please choose a group, or name a new one'],
    [{ date: '2026-02-30' }, 400, 'Please enter a valid date'],
    [{ duration: 10 }, 400, 'Duration must be at least 15 minutes'],
    [{ until: '2026-11-01' }, 400, 'The last date of the repeat must not be before its first session'],
    [{ count: 1, skip: ['2026-11-24'] }, 400, 'Every date of this repeat is skipped'],
  ];
  for (const [changes, status, message] of refusals) {
    expect([changes, ...statusAndText(await send(changes))]).toEqual([changes, status, message]);
  }
  expect(
    statusAndText(await other.post('/api/sessions/group', practice.planned({ groupId: group.id }))),
  ).toEqual([404, 'The requested group could not be found']);
  expect(await practice.snapshot()).toEqual(before);
  const anyway = { name: 'Balance', clientIds: [ada, inactive], allowInactive: true };
  expect((await send(anyway)).status).toBe(201);
});

test('Two years of meetings for a full group are planned at once, and moved at once', async () => {
  const { owner, addClient, children } = practice;
  const clientIds: number[] = [...children];
  while (clientIds.length < 12) clientIds.push(await addClient());
  const { sessions } = await practice.plan({ clientIds, count: 104 });
  expect(sessions).toHaveLength(104 * 12);
  const path = `/api/sessions/${sessions[0]?.id}?scope=group-following`;
  const moved = await owner.put(path, { time: '15:00' });
  expect(moved.status, moved.text).toBe(200);
  expect(new Set((await practice.list()).map(({ groupId }) => groupId)).size).toBe(1);
});

test('A plan sent twice with one Idempotency-Key is saved once', async () => {
  const key = { 'idempotency-key': 'tuesday-group' };
  const first = await practice.owner.post('/api/sessions/group', practice.planned(), key);
  const again = await practice.owner.post('/api/sessions/group', practice.planned(), key);
  expect([first.status, again.status, again.json<Session[]>()]).toEqual([201, 201, first.json()]);
  expect(await practice.list()).toHaveLength(9);
});
