import { beforeEach, expect, test } from 'vitest';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import { CHANGED_MEANWHILE } from '#server/platform/http/errors.ts';
import { firstMeeting, type GroupPractice, startGroupPractice } from '#tests/setup/group-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let practice: GroupPractice;
let groupId: number;
let meeting: Session[];
let later: Session[];

beforeEach(async () => {
  practice = await startGroupPractice();
  const { group, sessions } = await practice.plan({ count: 2 });
  groupId = group.id;
  [meeting, later] = [sessions.slice(0, 3), sessions.slice(3)];
});

const seen = ({ id, updatedAt }: Session, status: SessionStatus) => ({ sessionId: id, status, updatedAt });
const take = (sessions: object[], changes: object = {}) =>
  practice.owner.put('/api/sessions/attendance', { groupId, date: firstMeeting, sessions, ...changes });
const everybody = (...statuses: SessionStatus[]) =>
  meeting.map((session, index) => seen(session, statuses[index] ?? 'completed'));

test("Attendance sets the status of each child's session, and is undone in one step", async () => {
  const before = await practice.snapshot();
  const reply = await take(everybody('completed', 'absence', 'no-show'));
  expect(reply.json()).toMatchObject([
    { status: 'completed', absenceNumber: 0, groupId },
    { status: 'absence', absenceNumber: 1, billable: true, groupId },
    { status: 'no-show', groupId },
  ]);
  expect((await practice.list()).slice(0, 3)).toEqual(reply.json());
  // The child's next absence is the second one.
  const second = await take([seen(later[1] as Session, 'absence')], { date: later[0]?.date });
  expect(second.json()).toMatchObject([{ status: 'absence', absenceNumber: 2 }]);
  await practice.undo(second);
  expect((await practice.undo(reply)).status).toBe(200);
  expect(await practice.snapshot()).toEqual(before);
});

test('Unchanged statuses are not saved again, and billable can be set manually', async () => {
  const [ada] = meeting as [Session];
  const first = (await take([{ ...seen(ada, 'absence'), billable: false }])).json<Session[]>();
  expect(first).toMatchObject([{ absenceNumber: 1, billable: false }]);
  expect((await take([seen(first[0] as Session, 'absence')])).json()).toEqual(first);
});

test('A session that is not in the meeting is refused, and nothing is saved', async () => {
  const other = await practice.practice.register();
  const before = await practice.snapshot();
  const [ada, ben] = meeting as [Session, Session];
  const wrong: [object[], object, number, string][] = [
    [
      [seen(ada, 'completed'), seen(later[1] as Session, 'completed')],
      {},
      400,
      'This session is not one of this meeting',
    ],
    [
      [seen(ada, 'completed')],
      { date: '2026-11-25T19:00:00.000Z' },
      400,
      'This session is not one of this meeting',
    ],
    [[seen(ada, 'completed'), seen(ada, 'absence')], {}, 400, 'A session is named twice'],
    [
      [seen(ada, 'completed'), { ...seen(ben, 'absence'), sessionId: 999_999 }],
      {},
      404,
      'The requested session could not be found',
    ],
    [[seen(ada, 'completed')], { groupId: 999_999 }, 404, 'The requested group could not be found'],
    [[], {}, 400, 'Please say of at least one child what became of the session'],
    [[{ ...seen(ada, 'completed'), status: 'gone' }], {}, 400, 'Status is required'],
    [[{ sessionId: ada.id, status: 'completed' }], {}, 400, 'Please reload this page and try again'],
    [
      [seen(ada, 'completed'), { ...seen(ben, 'absence'), updatedAt: '2026-11-19T15:00:00.000Z' }],
      {},
      409,
      CHANGED_MEANWHILE,
    ],
  ];
  for (const [sessions, changes, status, message] of wrong) {
    expect([sessions, ...statusAndText(await take(sessions, changes))]).toEqual([sessions, status, message]);
  }
  const theirs = { groupId, date: firstMeeting, sessions: everybody() };
  expect(statusAndText(await other.put('/api/sessions/attendance', theirs))).toEqual([
    404,
    'The requested group could not be found',
  ]);
  expect(await practice.snapshot()).toEqual(before);
});

test('One of twenty simultaneous requests wins, and absences are counted once', async () => {
  const calls = Array.from({ length: 20 }, () => take(everybody('absence', 'completed', 'absence')));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  expect((await practice.list()).slice(0, 3)).toMatchObject([
    { status: 'absence', absenceNumber: 1 },
    { status: 'completed', absenceNumber: 0 },
    { status: 'absence', absenceNumber: 1 },
  ]);
});
