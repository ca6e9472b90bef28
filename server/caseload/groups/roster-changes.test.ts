import { beforeEach, describe, expect, test } from 'vitest';
import type { Group } from '#domain/caseload/groups/group.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { CHANGED_MEANWHILE } from '#server/platform/http/errors.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { type GroupPractice, startGroupPractice } from '#tests/setup/group-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let practice: GroupPractice;
let group: Group;
let path: string;

beforeEach(async () => {
  practice = await startGroupPractice();
  ({ group } = await practice.plan());
  path = `/api/groups/${group.id}/members`;
});

const ofChild = (clientId: number) => practice.list(`&clientId=${clientId}`);
const days = async (clientId: number) => (await ofChild(clientId)).map(({ date }) => date.slice(0, 10));
const leave = (clientId: number, changes: object) => practice.owner.put(`${path}/${clientId}`, changes);

describe('A child who joins', () => {
  test('gets sessions at all later meetings, with a series of their own; undo removes them', async () => {
    const dora = await practice.addClient({ firstName: 'Dora' });
    await practice.plan({ groupId: group.id, name: null, date: '2026-12-17', count: null });
    const [, , , , , , third] = await practice.list();
    const cancelled = `/api/sessions/${third?.id}?scope=group&cancels=following`;
    await practice.owner.put(cancelled, { status: 'cancelled' });
    const before = await practice.snapshot();
    const joined = await practice.owner.post(path, { clientId: dora, from: '2026-11-25' });
    expect(joined.status, joined.text).toBe(201);
    expect(joined.json<Group>().members.at(-1)).toMatchObject({
      clientId: dora,
      from: '2026-11-25',
      until: null,
    });
    expect(joined.json<Group>().updatedAt > group.updatedAt).toBe(true);
    const theirs = await ofChild(dora);
    const expected = { groupId: group.id, type: 'group', status: 'scheduled', duration: 45, notes: null };
    expect(theirs).toMatchObject([
      { ...expected, date: '2026-12-01T19:00:00.000Z', seriesId: expect.any(String) },
      { ...expected, date: '2026-12-17T19:00:00.000Z', seriesId: null },
    ]);
    expect((await practice.list()).filter(({ seriesId }) => seriesId === theirs[0]?.seriesId)).toHaveLength(
      1,
    );
    expect((await practice.undo(joined)).status).toBe(200);
    expect(await practice.snapshot()).toEqual(before);
  });

  test("must be the therapist's client, active unless confirmed, not in the group yet, and one of at most twelve", async () => {
    const { owner, addClient } = practice;
    const other = await practice.practice.register();
    const theirs = await addClient({}, other);
    const inactive = await addClient({ status: 'inactive' });
    const from = '2026-12-01';
    const before = await practice.snapshot();
    const refusals: [object, number, string][] = [
      [{ clientId: theirs, from }, 404, 'The requested client could not be found'],
      [{ clientId: inactive, from }, 409, 'This client is inactive. Say that you want to add them anyway'],
      [
        { clientId: practice.children[0], from },
        400,
        'This child is in the group on some of these days already',
      ],
      [
        { clientId: inactive, from, until: '2026-11-30', allowInactive: true },
        400,
        'The last day in the group must not be before the first',
      ],
      [{ from }, 400, 'Client is required'],
    ];
    for (const [member, status, message] of refusals) {
      expect([member, ...statusAndText(await owner.post(path, member))]).toEqual([member, status, message]);
    }
    expect(statusAndText(await other.post(path, { clientId: theirs, from }))).toEqual([
      404,
      'The requested group could not be found',
    ]);
    expect(await practice.snapshot()).toEqual(before);
    expect((await owner.post(path, { clientId: inactive, from, allowInactive: true })).status).toBe(201);
    for (let child = 0; child < 8; child += 1) await owner.post(path, { clientId: await addClient(), from });
    const thirteenth = { clientId: await addClient(), from: '2027-01-01' };
    expect(statusAndText(await owner.post(path, thirteenth))).toEqual([
      400,
      'A group has at most 12 children',
    ]);
  });

  test('may be in two groups', async () => {
    const [ada] = practice.children;
    const { group: second } = await practice.plan({
      name: 'Balance',
      time: '16:00',
      clientIds: [ada],
      others: 1,
    });
    const groups = new Set((await ofChild(ada)).map(({ groupId }) => groupId));
    expect(groups).toEqual(new Set([group.id, second.id]));
    await practice.owner.put(`/api/groups/${second.id}/members/${ada}`, { until: '2026-11-24' });
    expect(await days(ada)).toEqual(['2026-11-24', '2026-11-24', '2026-12-01', '2026-12-08']);
  });
});

describe('A child who leaves', () => {
  test('keeps earlier sessions, those with a note, and those of the last day; undo restores the others', async () => {
    const [, ben] = practice.children;
    const [, , third] = (await ofChild(ben)) as [Session, Session, Session];
    await practice.owner.put(`/api/sessions/${third.id}`, { notes: 'Bring the slant board.' });
    const before = await practice.snapshot();
    const left = await leave(ben, { until: '2026-11-24' });
    expect(left.json<Group>().members[1]).toMatchObject({ clientId: ben, until: '2026-11-24' });
    expect(await days(ben)).toEqual(['2026-11-24', '2026-12-08']);
    expect(await practice.list()).toHaveLength(8);
    expect((await practice.undo(left)).status).toBe(200);
    expect(await practice.snapshot()).toEqual(before);
  });

  test('keeps sessions that took place or were cancelled', async () => {
    const [, ben] = practice.children;
    const [, second, third] = (await ofChild(ben)) as [Session, Session, Session];
    await practice.owner.put(`/api/sessions/${second.id}`, { status: 'completed' });
    await practice.owner.put(`/api/sessions/${third.id}`, { status: 'cancelled' });
    expect((await leave(ben, { until: '2026-11-24' })).status).toBe(200);
    expect(await days(ben)).toEqual(['2026-11-24', '2026-12-01', '2026-12-08']);
  });

  test('keeps sessions with a started note or recorded data', async () => {
    const { owner, children } = practice;
    const [, ben] = children;
    const [, second, third] = (await ofChild(ben)) as [Session, Session, Session];
    const goal = await addRecord<Goal>(owner, '/api/goals', buildFirstGoal({ clientId: ben }));
    await owner.put(`/api/sessions/${second.id}/results/${goal.id}`, buildResult());
    await owner.put(`/api/sessions/${third.id}/note`, buildNote());
    expect((await leave(ben, { until: '2026-11-24' })).status).toBe(200);
    expect(await days(ben)).toEqual(['2026-11-24', '2026-12-01', '2026-12-08']);
    expect((await owner.get(`/api/results?sessionId=${second.id}`)).json()).toHaveLength(1);
  });

  test('and stays after all gets only the missing sessions back', async () => {
    const [, ben] = practice.children;
    await leave(ben, { until: '2026-11-24' });
    const [first] = (await ofChild(ben)) as [Session];
    await practice.owner.delete(`/api/sessions/${first.id}`);
    await leave(ben, { until: '2026-12-01' });
    expect(await days(ben)).toEqual(['2026-12-01']);
    const again = await leave(ben, { until: null });
    expect(await days(ben)).toEqual(['2026-12-01', '2026-12-08']);
    await practice.undo(again);
    expect(await days(ben)).toEqual(['2026-12-01']);
  });

  test('and returns has two memberships, of which only the newest changes', async () => {
    const [, ben] = practice.children;
    await leave(ben, { until: '2026-11-24' });
    await practice.owner.post(path, { clientId: ben, from: '2026-12-08' });
    expect(await days(ben)).toEqual(['2026-11-24', '2026-12-08']);
    const earlier = await leave(ben, { from: '2026-12-01' });
    expect(earlier.json<Group>().members.map(({ from, until }) => [from, until])).toContainEqual([
      '2026-11-24',
      '2026-11-24',
    ]);
    expect(await days(ben)).toEqual(['2026-11-24', '2026-12-01', '2026-12-08']);
    const twice = 'This child is in the group on some of these days already';
    expect(statusAndText(await leave(ben, { from: '2026-11-24' }))).toEqual([400, twice]);
    await leave(ben, { from: '2026-12-08', until: '2026-12-08' });
    expect(await days(ben)).toEqual(['2026-11-24', '2026-12-08']);
  });

  test('must be in the group in the version that the caller saw', async () => {
    const { owner, children } = practice;
    const [ada, ben] = children;
    const stranger = await practice.addClient();
    const missing = [404, 'This child is not in the group'];
    expect(statusAndText(await leave(stranger, { until: null }))).toEqual(missing);
    expect(statusAndText(await owner.put(`${path}/nobody`, {}))).toEqual(missing);
    const { updatedAt } = group;
    expect((await leave(ada, { until: '2026-12-01', updatedAt })).status).toBe(200);
    expect(statusAndText(await leave(ben, { until: '2026-12-01', updatedAt }))).toEqual([
      409,
      CHANGED_MEANWHILE,
    ]);
    expect(statusAndText(await owner.put(`/api/groups/${group.id}`, { name: 'Other', updatedAt }))).toEqual([
      409,
      CHANGED_MEANWHILE,
    ]);
    expect(statusAndText(await leave(ben, { until: '2026-11-01' }))).toEqual([
      400,
      'The last day in the group must not be before the first',
    ]);
  });
});

test("A deleted group's sessions stay without it; undo links them again", async () => {
  const before = await practice.snapshot();
  const deleted = await practice.owner.delete(`/api/groups/${group.id}`);
  expect(deleted.status).toBe(204);
  const remaining = await practice.list();
  expect(remaining.map(({ groupId }) => groupId)).toEqual(new Array(9).fill(null));
  expect((await practice.undo(deleted)).status).toBe(200);
  expect(await practice.snapshot()).toEqual(before);
});
