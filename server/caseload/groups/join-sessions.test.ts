import { beforeEach, expect, test } from 'vitest';
import type { Group } from '#domain/caseload/groups/group.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { type GroupPractice, startGroupPractice } from '#tests/setup/group-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let practice: GroupPractice;

beforeEach(async () => {
  practice = await startGroupPractice();
});

/** Creates three weekly sessions of type group for one child. */
const series = (clientId: number, changes: object = {}) =>
  addRecord<Session[]>(practice.owner, '/api/sessions/series', {
    ...buildSession({ clientId, type: 'group' }),
    count: 3,
    ...changes,
  });
const join = (session: Session | undefined, changes: object = {}) =>
  practice.owner.post('/api/sessions/group/join', {
    sessionId: session?.id,
    name: 'Friday group',
    ...changes,
  });

test('Sessions at the same time become a group, with the later ones of their series; undo restores all', async () => {
  const [ada, ben, cleo] = practice.children;
  const [first] = await series(ada);
  const ofBen = await series(ben);
  await series(cleo, { date: '2026-10-05T15:00:00.000Z' });
  await practice.owner.put(`/api/sessions/${ofBen[2]?.id}`, { time: '08:00' });
  const before = await practice.snapshot();
  const joined = await join(first, { others: 2 });
  expect(joined.status, joined.text).toBe(201);
  const group = joined.json<Group>();
  expect(group).toMatchObject({
    name: 'Friday group',
    others: 2,
    members: [ada, ben].map((clientId) => ({ clientId, from: '2026-10-05', until: null })),
  });
  const inGroup = await practice.list(`&groupId=${group.id}`);
  expect(inGroup.map(({ date, clientId }) => [date.slice(0, 10), clientId])).toEqual([
    ['2026-10-05', ada],
    ['2026-10-05', ben],
    ['2026-10-12', ada],
    ['2026-10-12', ben],
  ]);
  expect(statusAndText(await join(first))).toEqual([409, 'One of these sessions is in a group already']);
  expect((await practice.undo(joined)).status).toBe(200);
  expect(await practice.snapshot()).toEqual(before);
  const once = (await join(first, { following: false })).json<Group>();
  expect(await practice.list(`&groupId=${once.id}`)).toHaveLength(2);
});

test('Sessions that cannot form a group are refused', async () => {
  const [ada, ben] = practice.children;
  const [first] = await series(ada);
  const [alone] = await series(ben, { type: 'individual' });
  const other = await practice.practice.register();
  const sent = { sessionId: first?.id, name: 'Friday group' };
  expect(statusAndText(await join(first))).toEqual([400, 'A group has at least two children']);
  expect(statusAndText(await join(alone))).toEqual([400, 'Only sessions of type group can become a group']);
  expect(statusAndText(await join(first, { name: '' }))).toEqual([400, 'Please name the group']);
  expect(statusAndText(await other.post('/api/sessions/group/join', sent))).toEqual([
    404,
    'The requested session could not be found',
  ]);
  await series(ada);
  expect(statusAndText(await join(first))).toEqual([400, 'A child can be in the group only once']);
  expect(await practice.list()).toHaveLength(9);
  expect((await practice.owner.get('/api/groups')).json()).toEqual([]);
});
