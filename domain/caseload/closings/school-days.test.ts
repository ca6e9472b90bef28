import { expect, test } from 'vitest';
import { closingsInText } from './closings-in-text.ts';
import { schoolDays, schoolDaysText } from './school-days.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const year = `Sep 7 Labor Day\nSep 21 Recess\nOct 12 Columbus Day\nNov 3 Election Day\nNov 11 Veterans Day
Nov 26-27 Thanksgiving\nDec 24 - Jan 1 Winter recess\nJan 18 Martin Luther King Jr. Day\nFeb 15-19 Midwinter recess
Mar 22-26 Spring recess\nMay 31 Memorial Day\nJun 18 Juneteenth\nJun 26 - Jul 5, 2027 Recess`;
const closings = closingsInText(year, 2026).flatMap(({ closing }) => closing ?? []);

test.each([
  [week, '2026-09-03', '2027-06-30', '185 school days from Sep 3, 2026 to Jun 25, 2027'],
  [week, '2026-09-07', '2026-09-08', '1 school day from Sep 8, 2026 to Sep 8, 2026'],
  [week, '2026-09-05', '2026-09-07', 'No school days'],
  [week, '2026-09-08', '2026-09-03', 'No school days'],
  [
    ['Sunday', 'Monday'] as const,
    '2026-09-05',
    '2026-09-14',
    '3 school days from Sep 6, 2026 to Sep 14, 2026',
  ],
  [week, '2028-02-28', '2028-03-01', '3 school days from Feb 28, 2028 to Mar 1, 2028'],
])('A school open on %o from %s to %s: %s', (weekdays, firstDay, lastDay, text) => {
  expect(closings).toHaveLength(13);
  expect(schoolDaysText(schoolDays(weekdays, closings, { firstDay, lastDay }))).toBe(text);
});
