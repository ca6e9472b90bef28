import { expect, test } from 'vitest';
import { isWeekend, weekdayOf, weekOf } from './week.ts';

test.each([
  ['2026-11-20', 'Friday', false],
  ['2026-11-21', 'Saturday', true],
  ['2026-11-22', 'Sunday', true],
  ['2024-02-29', 'Thursday', false],
])('%s is a %s', (day, name, weekend) => {
  expect(weekdayOf(day)).toBe(name);
  expect(isWeekend(day)).toBe(weekend);
});

test.each(['2026-11-01', '2026-11-04', '2026-11-07'])(
  'the week of %s, in which the clocks go back, has its seven days',
  (day) => {
    expect(weekOf(day)).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-07',
    ]);
  },
);
