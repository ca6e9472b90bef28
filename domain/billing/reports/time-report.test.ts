import { expect, test } from 'vitest';
import type { TimeEntry, TimeKind } from '#domain/caseload/time-entries/time-entry.ts';
import { minutesOf, timeByKind } from './time-report.ts';

function entry(kind: TimeKind, date: string, duration: number): TimeEntry {
  const moment = '2026-11-01T12:00:00.000Z';
  return { id: 1, therapistId: 1, kind, date, duration, note: null, createdAt: moment, updatedAt: moment };
}

test('Time without a child is counted by kind on the days of the practice, without kinds that have none', () => {
  const entries = [
    entry('travel', '2026-11-03T14:00:00.000Z', 20),
    // Nov 30, 11:30 PM in New York, and midnight of Dec 1.
    entry('meeting', '2026-12-01T04:30:00.000Z', 45),
    entry('meeting', '2026-12-01T05:00:00.000Z', 60),
    entry('meeting', '2026-11-01T04:00:00.000Z', 30),
    entry('testing', '2026-10-31T15:00:00.000Z', 90),
  ];
  const period = { from: '2026-11-01', until: '2026-12-01' };
  const counted = timeByKind(entries, period, 'America/New_York');
  expect(counted.map(({ kind, entries: all }) => [kind, all.length, minutesOf(all)])).toEqual([
    ['meeting', 2, 75],
    ['travel', 1, 20],
  ]);
});
