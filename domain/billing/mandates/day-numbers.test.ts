import { describe, expect, test } from 'vitest';
import { dayNumber, endOfMonth, weekdayIndex } from './day-numbers.ts';

describe('The number of a day', () => {
  test.each([
    ['1970-01-01', 0, 4],
    ['1970-01-04', 3, 0],
    ['1969-12-31', -1, 3],
    ['2028-02-29', 21_243, 2],
    ['2028-03-01', 21_244, 3],
  ])('%s is %i, with the weekday %i', (day, number, weekday) => {
    expect(dayNumber(day)).toBe(number);
    expect(weekdayIndex(number)).toBe(weekday);
  });

  test.each([
    ['2026-11-21', '2026-11-30'],
    ['2026-12-01', '2026-12-31'],
    ['2027-02-28', '2027-02-28'],
    ['2028-02-01', '2028-02-29'],
  ])('of the month of %s ends with %s', (day, end) => {
    expect(endOfMonth(day)).toBe(dayNumber(end));
  });
});
