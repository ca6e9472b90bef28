import { expect, test } from 'vitest';
import { storedSession } from '#tests/builders/stored-records.ts';
import { countCheckedIn, groupByMeeting, isMeeting, isSameMeeting, sizeOfMeeting } from './meeting.ts';

const nine = '2026-11-03T14:00:00.000Z';
const ten = '2026-11-03T15:00:00.000Z';
const meets = (id: number, changes: object = {}) =>
  storedSession({ id, type: 'group', groupId: 7, date: nine, ...changes });

test('Sessions are grouped by meeting, in the order of the first of each', () => {
  const alone = meets(2, { groupId: null });
  const sessions = [meets(1), alone, meets(4, { date: ten }), meets(3), meets(5, { groupId: 8 })];
  const entries = groupByMeeting(sessions).map((entry) =>
    isMeeting(entry) ? [entry.groupId, ...entry.sessions.map(({ id }) => id)] : entry.id,
  );
  expect(entries).toEqual([[7, 1, 3], 2, [7, 4], [8, 5]]);
});

test.each([
  ['the same group, time and length', {}, true],
  ['another time', { date: ten }, false],
  ['another length', { duration: 45 }, false],
  ['another group', { groupId: 8 }, false],
  ['no group', { groupId: null }, false],
  ['another type', { type: 'absent' }, false],
])('Two sessions with %s form one meeting or not', (_, changes, isOne) => {
  expect(isSameMeeting(meets(1), meets(2, changes))).toBe(isOne);
  expect(isSameMeeting(meets(2, changes), meets(1))).toBe(isOne);
});

test('Two sessions without a group never form a meeting', () => {
  expect(isSameMeeting(meets(1, { groupId: null }), meets(2, { groupId: null }))).toBe(false);
});

test('The repeated hour when clocks go back has two meetings at the same clock time', () => {
  const [before, after] = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'];
  expect(groupByMeeting([meets(1, { date: before }), meets(2, { date: after })])).toHaveLength(2);
});

test('The size of a meeting is the number of those present plus the others', () => {
  const sessions = ['completed', 'absence', 'no-show', 'completed', 'scheduled'].map((status, id) =>
    meets(id, { status }),
  );
  expect([sizeOfMeeting(sessions, 2), countCheckedIn(sessions)]).toEqual([4, 4]);
  expect(sizeOfMeeting([], 1)).toBe(1);
});
