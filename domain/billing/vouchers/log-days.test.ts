import { expect, test } from 'vitest';
import { logDaysFault, logFileName, logLayouts, logTitles, monthOfDay } from './log-days.ts';

test.each([
  ['2026-10-01', '2026-10-31', undefined],
  ['2026-10-01', '2027-10-01', undefined],
  ['2026-10-01', '2027-10-02', 'A service log is over at most a year'],
  ['2026-10-02', '2026-10-01', 'The last day must not be before the first'],
])('The days %s to %s of a log are refused with %s', (from, to, message) => {
  expect(logDaysFault({ from, to })).toBe(message);
});

test.each([
  ['2028-02-14', '2028-02-01', '2028-02-29'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
])('The month of %s is %s to %s', (day, from, to) => {
  expect(monthOfDay(day)).toEqual({ from, to });
});

test('A log is named by its layout and days', () => {
  const days = { from: '2026-10-01', to: '2026-10-31' };
  expect(logLayouts.map((layout) => [logTitles[layout], logFileName(layout, days)])).toEqual([
    ['Attendance Log', 'attendance-log-2026-10-01-to-2026-10-31'],
    ['Session Log', 'session-log-2026-10-01-to-2026-10-31'],
  ]);
});
