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

test.each([
  ['2026-11-18', 'Sunday', '2026-11-15', '2026-11-21'],
  ['2026-11-18', 'Monday', '2026-11-16', '2026-11-22'],
  ['2026-11-18', 'Saturday', '2026-11-14', '2026-11-20'],
  ['2026-11-15', 'Sunday', '2026-11-15', '2026-11-21'],
  ['2026-11-15', 'Monday', '2026-11-09', '2026-11-15'],
  ['2026-11-21', 'Saturday', '2026-11-21', '2026-11-27'],
  ['2026-01-01', 'Monday', '2025-12-29', '2026-01-04'],
] as const)('the week of %s that begins with a %s goes from %s to %s', (day, start, first, last) => {
  const week = weekOf(day, start);
  expect([week.length, week.at(0), week.at(-1)]).toEqual([7, first, last]);
});
