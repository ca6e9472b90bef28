import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { type GroupPractice, startGroupPractice } from '#tests/setup/group-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let practice: GroupPractice;
let sessions: Session[];
/** Ada's session in the second of three meetings. */
let second: Session;
let path: string;

beforeEach(async () => {
  practice = await startGroupPractice();
  ({ sessions } = await practice.plan());
  second = sessions[3] as Session;
  path = `/api/sessions/${second.id}`;
});

const change = (scope: string, changes: object) => practice.owner.put(`${path}?scope=${scope}`, changes);
/** Returns for each meeting its time and the values of these fields in its sessions. */
const planned = async (...fields: (keyof Session)[]) => {
  const byMoment = Map.groupBy(await practice.list(), ({ date }) => date);
  return [...byMoment].map(([date, several]) => [
    date,
    ...several.map((one) => fields.map((field) => one[field]).join(' ')),
  ]);
};
const three = (text: string) => [text, text, text];

test("scope=group moves the meeting and leaves each child's own fields unchanged; undo restores it", async () => {
  const before = await practice.snapshot();
  const moved = await change('group', {
    date: '2026-12-02',
    time: '09:30',
    duration: 30,
    status: 'completed',
    notes: 'Hers',
  });
  expect(moved.json()).toMatchObject({ id: second.id, status: 'completed', groupId: second.groupId });
  expect(await planned('duration', 'status')).toEqual([
    ['2026-11-24T19:00:00.000Z', ...three('45 scheduled')],
    ['2026-12-02T14:30:00.000Z', '30 completed', '30 scheduled', '30 scheduled'],
    ['2026-12-08T19:00:00.000Z', ...three('45 scheduled')],
  ]);
  expect((await practice.undo(moved)).status).toBe(200);
  expect(await practice.snapshot()).toEqual(before);
});

test('scope=group-following moves the later meetings by as much on the clock, with children who joined later', async () => {
  const dora = await practice.addClient({ firstName: 'Dora' });
  const groupPath = `/api/groups/${second.groupId}`;
  expect(
    (await practice.owner.post(`${groupPath}/members`, { clientId: dora, from: '2026-12-08' })).status,
  ).toBe(201);
  await change('group-following', { date: '2026-12-02', time: '14:00', duration: 60 });
  expect(await planned('duration')).toEqual([
    ['2026-11-24T19:00:00.000Z', ...three('45')],
    ['2026-12-02T19:00:00.000Z', ...three('60')],
    ['2026-12-09T19:00:00.000Z', ...three('60'), '60'],
  ]);
});

test('Later meetings stay at their clock time across both changes of the clock', async () => {
  const plan = { name: 'Autumn', date: '2026-10-27', time: '10:00', count: 2 };
  const { sessions: autumn } = await practice.plan(plan);
  const { sessions: spring } = await practice.plan({ ...plan, name: 'Spring', date: '2027-03-09' });
  for (const [first] of [autumn, spring]) {
    await practice.owner.put(`/api/sessions/${first?.id}?scope=group-following`, { time: '11:00' });
  }
  const moments = new Set((await practice.list()).map(({ date }) => date));
  for (const moment of ['2026-10-27T15:00', '2026-11-03T16:00', '2027-03-09T16:00', '2027-03-16T15:00']) {
    expect(moments).toContain(`${moment}:00.000Z`);
  }
});

test('Cancelling applies to the others only if requested', async () => {
  await change('group', { status: 'cancelled' });
  expect((await planned('status'))[1]).toEqual([
    '2026-12-01T19:00:00.000Z',
    'cancelled',
    'scheduled',
    'scheduled',
  ]);
  await practice.owner.put(`${path}?scope=group-following&cancels=following`, { status: 'cancelled' });
  expect(await planned('status')).toEqual([
    ['2026-11-24T19:00:00.000Z', ...three('scheduled')],
    ['2026-12-01T19:00:00.000Z', ...three('cancelled')],
    ['2026-12-08T19:00:00.000Z', ...three('cancelled')],
  ]);
});

test.each(['group', 'group-following'])(
  'scope=%s deletes the meeting, which can be undone',
  async (scope) => {
    const before = await practice.snapshot();
    const deleted = await practice.owner.delete(`${path}?scope=${scope}`);
    expect(statusAndText(deleted)).toEqual([204, '']);
    expect(await practice.list()).toHaveLength(scope === 'group' ? 6 : 3);
    expect((await practice.undo(deleted)).status).toBe(200);
    expect(await practice.snapshot()).toEqual(before);
  },
);

describe('A move is refused', () => {
  test('if a session of the meeting is billed', async () => {
    const { owner, children } = practice;
    const ben = sessions[7] as Session;
    await owner.put(`/api/sessions/${ben.id}`, { status: 'completed' });
    await addRecord(owner, '/api/invoices', buildInvoice({ clientId: children[1], sessionIds: [ben.id] }));
    const before = await practice.snapshot();
    const billed =
      'One of these sessions is on an invoice, so nothing was changed. Take what is billed off its invoice first';
    expect(statusAndText(await change('group-following', { time: '15:00' }))).toEqual([409, billed]);
    expect(statusAndText(await owner.delete(`${path}?scope=group-following`))).toEqual([409, billed]);
    expect(await practice.snapshot()).toEqual(before);
    expect((await change('group', { time: '15:00' })).status).toBe(200);
  });

  test('if it leads to another meeting of the group, changes client or type, or is outdated', async () => {
    const before = await practice.snapshot();
    const meets = [409, 'This group meets at that time already'];
    const alone = [400, 'The client and the type of a session change for one child alone, not for the group'];
    expect(statusAndText(await change('group', { date: '2026-12-08', time: '14:00' }))).toEqual(meets);
    expect(statusAndText(await change('group-following', { date: '2026-11-24', time: '14:00' }))).toEqual(
      meets,
    );
    expect(statusAndText(await change('group', { clientId: practice.children[1] }))).toEqual(alone);
    expect(statusAndText(await change('group', { type: 'individual' }))).toEqual(alone);
    expect((await change('group', { time: '15:00', updatedAt: '2026-11-01T00:00:00.000Z' })).status).toBe(
      409,
    );
    expect(await practice.snapshot()).toEqual(before);
    // One week later, each meeting takes the place of the next one.
    expect((await change('group-following', { date: '2026-12-08', time: '14:00' })).status).toBe(200);
    expect((await planned('type')).map(([date]) => date)).toEqual([
      '2026-11-24T19:00:00.000Z',
      '2026-12-08T19:00:00.000Z',
      '2026-12-15T19:00:00.000Z',
    ]);
  });
});

test('A session that is moved alone leaves the meeting; one whose status changes does not', async () => {
  const [ada, ben, cleo] = sessions.slice(3) as [Session, Session, Session];
  const put = async (session: Session, changes: object) =>
    (await practice.owner.put(`/api/sessions/${session.id}`, changes)).json();
  expect(await put(ada, { status: 'completed', notes: 'Letters', duration: 45 })).toMatchObject({
    groupId: ada.groupId,
  });
  const moved = await practice.owner.put(`/api/sessions/${ben.id}`, { time: '15:00' });
  expect(moved.json()).toMatchObject({ groupId: null });
  expect(await put(cleo, { type: 'individual' })).toMatchObject({ groupId: null });
  await practice.undo(moved);
  expect((await practice.owner.get(`/api/sessions/${ben.id}`)).json()).toMatchObject({
    groupId: ben.groupId,
  });
});

test('For a session without a group, these scopes apply to the session or its series', async () => {
  const series = { ...buildSession({ clientId: practice.children[0] }), count: 3 };
  const [first, , third] = await addRecord<Session[]>(practice.owner, '/api/sessions/series', series);
  const put = (scope: string, changes: object) =>
    practice.owner.put(`/api/sessions/${first?.id}?scope=${scope}`, changes);
  await put('group', { duration: 30 });
  await put('group-following', { type: 'home' });
  expect((await practice.owner.get(`/api/sessions/${third?.id}`)).json()).toMatchObject({
    duration: 60,
    type: 'home',
  });
});
