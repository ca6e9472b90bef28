import { expect, test } from 'vitest';
import { momentOf } from '#domain/platform/dates.ts';
import { sessionsByDay } from './session-days.ts';

const zone = 'America/New_York';
const at = (id: number, day: string, time: string) => ({ id, date: momentOf(day, time, zone) });

test('Sessions are listed under their day in the time zone, by time', () => {
  const sessions = [
    at(1, '2026-11-21', '00:00'),
    at(2, '2026-11-20', '23:59'),
    at(3, '2026-11-20', '08:00'),
    at(4, '2026-11-19', '23:59'),
    at(5, '2026-11-22', '00:00'),
  ];
  const days = sessionsByDay(sessions, '2026-11-20', '2026-11-21', zone);
  expect([...days].map(([day, found]) => [day, found.map(({ id }) => id)])).toEqual([
    ['2026-11-20', [3, 2]],
    ['2026-11-21', [1]],
  ]);
});

test.each([
  ['goes forward', '2026-03-08'],
  ['goes back', '2026-11-01'],
])('A day on which the clock %s has all of its sessions', (_, day) => {
  const sessions = [at(1, day, '00:00'), at(2, day, '01:30'), at(3, day, '03:30'), at(4, day, '23:45')];
  expect(
    sessionsByDay(sessions, day, day, zone)
      .get(day)
      ?.map(({ id }) => id),
  ).toEqual([1, 2, 3, 4]);
});
