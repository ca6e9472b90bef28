import { expect, test } from 'vitest';
import { emptyWeekendColumns } from './days-around-month.ts';

test.each([
  ['nothing is on a weekend', 'Sunday', [], [0, 6]],
  ['the week begins on Monday', 'Monday', [], [5, 6]],
  ['the week begins on Saturday', 'Saturday', [], [0, 1]],
  ['one Saturday has something', 'Sunday', ['2026-11-07'], [0]],
  ['a Sunday before the month has something', 'Monday', ['2026-11-01'], [5]],
  ['a Saturday after the month, in its last week, has something', 'Sunday', ['2026-12-05'], [0]],
  ['only a weekday has something', 'Sunday', ['2026-11-18'], [0, 6]],
  ['only the week behind it has something', 'Sunday', ['2026-12-06', '2026-12-12'], [0, 6]],
] as const)('In November, if %s, the expected weekend columns are empty', (_, weekStart, taken, columns) => {
  const days: readonly string[] = taken;
  expect(emptyWeekendColumns('2026-11-01', weekStart, (day) => days.includes(day))).toEqual(columns);
});
