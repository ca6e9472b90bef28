import { describe, expect, test } from 'vitest';
import {
  comparedPeriod,
  elapsedPart,
  formatShortPeriod,
  periodAfter,
  periodBefore,
  periodOf,
} from './report-period.ts';
import { slicesOf } from './time-slices.ts';

describe('A period', () => {
  test.each([
    ['month', '2026-02-14', '2026-02-01', '2026-03-01'],
    ['month', '2026-12-31', '2026-12-01', '2027-01-01'],
    ['quarter', '2026-11-21', '2026-10-01', '2027-01-01'],
    ['school-year', '2026-06-30', '2025-07-01', '2026-07-01'],
    ['school-year', '2026-07-01', '2026-07-01', '2027-07-01'],
  ] as const)('of one %s on %s runs from %s until %s', (kind, day, from, until) => {
    expect(periodOf(kind, day)).toEqual({ from, until });
  });

  test("starts with the practice's school year", () => {
    expect(periodOf('school-year', '2026-08-31', '09-01')).toEqual({
      from: '2025-09-01',
      until: '2026-09-01',
    });
  });

  test.each([
    ['a month', '2026-03-01', '2026-04-01', '2026-02-01', '2026-05-01'],
    ['a quarter', '2026-01-01', '2026-04-01', '2025-10-01', '2026-07-01'],
    ['a school year', '2026-07-01', '2027-07-01', '2025-07-01', '2028-07-01'],
    ['ten days', '2026-03-05', '2026-03-15', '2026-02-23', '2026-03-25'],
    ['two whole months', '2026-03-01', '2026-05-01', '2025-12-30', '2026-07-01'],
  ])('is adjacent to those before and after: %s', (_what, from, until, before, after) => {
    expect(periodBefore({ from, until })).toEqual({ from: before, until: from });
    expect(periodAfter({ from, until })).toEqual({ from: until, until: after });
  });

  test.each([
    ['a started month', '2026-11-01', '2026-12-01', 'Nov 1–22, 2026', 'Oct 1–22, 2026'],
    ['a month that is over', '2026-10-01', '2026-11-01', 'Oct 1–31, 2026', 'Sep 1–30, 2026'],
    ['days that end today', '2026-11-01', '2026-11-23', 'Nov 1–22, 2026', 'Oct 10–31, 2026'],
    ['a started quarter', '2026-10-01', '2027-01-01', 'Oct 1 – Nov 22, 2026', 'Jul 1 – Aug 22, 2026'],
    ['two started weeks', '2026-11-16', '2026-11-30', 'Nov 16–22, 2026', 'Nov 2–8, 2026'],
    ['today', '2026-11-22', '2026-11-23', 'Nov 22, 2026', 'Nov 21, 2026'],
    ['a future month', '2026-12-01', '2027-01-01', 'Dec 1–31, 2026', 'Nov 1–30, 2026'],
  ])('is compared with as many days: %s', (_what, from, until, soFar, before) => {
    expect(formatShortPeriod(elapsedPart({ from, until }, '2026-11-22'))).toBe(soFar);
    expect(formatShortPeriod(comparedPeriod({ from, until }, '2026-11-22'))).toBe(before);
  });

  test('through March 30 is compared with all of February at most', () => {
    const march = periodOf('month', '2026-03-01');
    expect(comparedPeriod(march, '2026-03-30')).toEqual(periodOf('month', '2026-02-01'));
  });
});

describe('A period in slices', () => {
  const labels = (from: string, until: string, finest?: 'day') =>
    slicesOf({ from, until }, finest).map(({ label }) => label);

  test('of a month has weeks from Sunday, shortened at its ends', () => {
    expect(labels('2026-11-01', '2026-12-01')).toEqual([
      'Nov 1 – Nov 7',
      'Nov 8 – Nov 14',
      'Nov 15 – Nov 21',
      'Nov 22 – Nov 28',
      'Nov 29 – Nov 30',
    ]);
  });

  test('of a month can have days', () => {
    expect(labels('2026-02-01', '2026-03-01', 'day')).toHaveLength(28);
    expect(labels('2026-01-01', '2026-02-02', 'day')[0]).toBe('Jan 1 – Jan 3');
  });

  test('of a school year has months, of decades years', () => {
    const months = labels('2026-07-01', '2027-07-01');
    expect([months.length, months.at(0), months.at(-1)]).toEqual([12, 'Jul 2026', 'Jun 2027']);
    expect(labels('2019-06-15', '2023-02-01')).toEqual(['2019', '2020', '2021', '2022', '2023']);
  });

  test.each([
    ['2026-03-01', '2026-04-01'],
    ['2026-01-01', '2026-04-01'],
    ['2025-12-31', '2026-12-31'],
    ['1999-01-05', '2042-07-09'],
  ])('from %s until %s leaves nothing out and counts nothing twice', (from, until) => {
    const slices = slicesOf({ from, until });
    expect(slices.at(0)?.from).toBe(from);
    expect(slices.at(-1)?.until).toBe(until);
    for (const [index, slice] of slices.entries()) {
      expect(slice.from < slice.until).toBe(true);
      expect(slices[index + 1]?.from ?? until).toBe(slice.until);
    }
  });
});
