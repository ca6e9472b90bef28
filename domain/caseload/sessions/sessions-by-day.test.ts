import { expect, test } from 'vitest';
import { storedSession } from '#tests/builders/stored-records.ts';
import { groupedByDay } from './sessions-by-day.ts';

test("Sessions are grouped by day in the practice's time zone", () => {
  const sessions = [
    storedSession({ id: 3, date: '2026-11-21T04:30:00.000Z' }),
    storedSession({ id: 2, date: '2026-11-20T15:00:00.000Z' }),
    storedSession({ id: 1, date: '2026-11-20T04:30:00.000Z' }),
  ];
  const lines = groupedByDay(sessions, 'America/New_York');
  expect(lines.map((line) => (line.session ? [line.id, line.place] : line.day))).toEqual([
    '2026-11-20',
    [3, 0],
    [2, 1],
    '2026-11-19',
    [1, 2],
  ]);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
});
