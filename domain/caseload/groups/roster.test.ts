import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plusDays } from '#domain/platform/dates.ts';
import { type Attendance, attendance } from './attendance.ts';
import { newGroup, OTHERS_LIMIT } from './group.ts';
import {
  firstFullDay,
  isMemberOn,
  MEMBERS_LIMIT,
  type MemberChange,
  memberChange,
  membersOn,
  rosterObstacle,
} from './group-member.ts';
import {
  type GroupJoining,
  groupJoining,
  meetingObstacle,
  type NewGroupSessions,
  newGroupSessions,
} from './group-sessions.ts';

const member = (clientId: number, from: string, until: string | null = null) => ({ clientId, from, until });
const children = (count: number, from = '2026-09-08', until: string | null = null) =>
  Array.from({ length: count }, (_, index) => member(index + 1, from, until));

const full = `A group has at most ${MEMBERS_LIMIT} children`;
const twice = 'This child is in the group on some of these days already';
const backward = 'The last day in the group must not be before the first';

describe('The members of a group on any day', () => {
  test.each([
    ['nobody', [], undefined],
    ['one child', children(1), undefined],
    ['twelve children', children(12), undefined],
    ['a thirteenth child', children(13), full],
    [
      'a thirteenth who comes as one leaves',
      [...children(12, '2026-09-08', '2026-10-01'), member(13, '2026-10-02')],
      undefined,
    ],
    [
      'a thirteenth on the last day of one',
      [...children(12, '2026-09-08', '2026-10-01'), member(13, '2026-10-01')],
      full,
    ],
    ['a child for one day', [member(1, '2026-09-08', '2026-09-08')], undefined],
    ['a child who leaves before coming', [member(1, '2026-09-08', '2026-09-07')], backward],
    ['the same child twice', [member(1, '2026-09-08'), member(1, '2026-10-01')], twice],
    [
      'the same child twice on one day',
      [member(1, '2026-09-08', '2026-10-01'), member(1, '2026-10-01')],
      twice,
    ],
    ['a child who returns', [member(1, '2026-09-08', '2026-09-30'), member(1, '2026-10-01')], undefined],
    [
      'a child who was there earlier',
      [member(1, '2026-10-01'), member(1, '2026-09-08', '2026-09-30')],
      undefined,
    ],
  ])('with %s are valid or not', (_, members, obstacle) => {
    expect(rosterObstacle(members)).toBe(obstacle);
  });

  test('are valid exactly if they are valid on each day', () => {
    const first = '2026-03-01';
    const day = fc.nat(20).map((days) => plusDays(first, days));
    const anyMember = fc.record({
      clientId: fc.integer({ min: 1, max: 15 }),
      from: day,
      length: fc.option(fc.nat(9)),
    });
    fc.assert(
      fc.property(fc.array(anyMember, { maxLength: 20 }), (drawn) => {
        const members = drawn.map(({ clientId, from, length }) =>
          member(clientId, from, length === null ? null : plusDays(from, length)),
        );
        const days = Array.from({ length: 31 }, (_, index) => plusDays(first, index));
        const isRight = days.every((on) => {
          const present = members.filter(({ from, until }) => from <= on && (until ?? on) >= on);
          expect(membersOn(members, on)).toEqual(present);
          const ids = new Set(present.map(({ clientId }) => clientId));
          return ids.size === present.length && present.length <= MEMBERS_LIMIT;
        });
        expect(rosterObstacle(members) === undefined).toBe(isRight);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['2026-09-07', false],
    ['2026-09-08', true],
    ['2026-10-01', true],
    ['2026-10-02', false],
  ])('on %s include the child: %s', (day, isIn) => {
    expect(isMemberOn(member(1, '2026-09-08', '2026-10-01'), day)).toBe(isIn);
    expect(isMemberOn(member(1, '2026-09-08'), day)).toBe(day >= '2026-09-08');
  });
});

test.each([
  ['eleven others', children(11), undefined],
  ['twelve who were there', children(12, '2026-09-01'), '2026-09-08'],
  ['twelve who came later', children(12, '2026-10-01'), '2026-10-01'],
  ['twelve who left before', children(12, '2026-09-01', '2026-09-07'), undefined],
  ['twelve who come after', children(12, '2026-12-01'), undefined],
])('Beside %s a group is too full for one more from %s on', (_, others, day) => {
  const returned = member(20, '2026-09-08', '2026-11-30');
  expect(firstFullDay(returned, [...others, returned])).toBe(day);
});

test.each([
  [[1, 2], 0, undefined],
  [[1], 1, undefined],
  [[1], 0, 'A group has at least two children'],
  [[], 2, 'Please choose the children of the group'],
  [[1, 2, 1], 0, 'A child can be in the group only once'],
])('A meeting of the children %j and %i others is possible: %s', (clientIds, others, obstacle) => {
  expect(meetingObstacle(clientIds, others)).toBe(obstacle);
});

test('The fields of a group are limited', () => {
  const { success: isTaken } = newGroup.safeParse({ name: 'Writing', others: OTHERS_LIMIT });
  expect([isTaken, newGroup.safeParse({ name: 'Writing', others: OTHERS_LIMIT + 1 }).success]).toEqual([
    true,
    false,
  ]);
  const change: MemberChange = { until: '2026-02-30' };
  expect(memberChange.safeParse(change).error?.issues[0]?.message).toBe('Please enter a valid last day');
  const date = '2026-09-08T18:00:00.000Z';
  const session = { sessionId: 1, status: 'completed', updatedAt: date } as const;
  const taken: Attendance = { groupId: 1, date, sessions: new Array(25).fill(session) };
  expect(attendance.safeParse(taken).error?.issues[0]?.message).toBe(
    'These are more children than a group has',
  );
  const clientIds = Array.from({ length: 13 }, (_, index) => index + 1);
  const planned: NewGroupSessions = { clientIds, date, duration: 45 };
  expect(newGroupSessions.safeParse(planned).error?.issues[0]?.message).toBe(full);
  const joining: GroupJoining = groupJoining.parse({ sessionId: 1, name: 'Writing' });
  expect(joining.following).toBe(true);
});
