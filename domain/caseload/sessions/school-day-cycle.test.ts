import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plusDays } from '#domain/platform/dates.ts';
import { isWeekend } from '#domain/platform/week.ts';
import { cycleDates, cycleText, schoolDayCycle } from './school-day-cycle.ts';
import {
  newSeries,
  repeatDays,
  repeatMoments,
  repeatObstacle,
  type SessionRepeat,
} from './session-repeat.ts';

const newYork = 'America/New_York';
const never = () => false;
const winterBreak = (day: string) => '2026-12-24' <= day && day <= '2027-01-01';

/** Monday, Nov 30, is day 3 of six; sessions are on days 1 and 4. */
const sixDays = { length: 6, first: 3, days: [1, 4] };
const abDays = { length: 2, first: 1, days: [1] };

describe('A cycle of school days', () => {
  test('is counted over weekdays from the number of its first date', () => {
    expect(repeatDays('2026-11-30', { count: 4, cycle: sixDays }, never)).toEqual([
      '2026-12-01',
      '2026-12-04',
      '2026-12-09',
      '2026-12-14',
    ]);
  });

  test.each([
    ['A days', abDays, ['2026-12-21', '2026-12-23', '2027-01-05', '2027-01-07']],
    ['B days', { ...abDays, days: [2] }, ['2026-12-22', '2027-01-04', '2027-01-06', '2027-01-08']],
    [
      'a six-day cycle',
      { length: 6, first: 1, days: [3, 4] },
      ['2026-12-23', '2027-01-04', '2027-01-11', '2027-01-12'],
    ],
  ])('goes on after winter break where it stopped: %s', (_, cycle, days) => {
    expect(repeatDays('2026-12-21', { count: 4, cycle }, winterBreak)).toEqual(days);
  });

  test('begins with a session if its first date has one, and ends on the last date, that day included', () => {
    const until = (until: string) => repeatDays('2026-11-30', { until, cycle: abDays }, never);
    expect(until('2026-12-04')).toEqual(['2026-11-30', '2026-12-02', '2026-12-04']);
    expect(until('2026-12-03')).toEqual(['2026-11-30', '2026-12-02']);
  });

  test('counts skipped dates, and is the same without a day that is named twice', () => {
    const cycle = { ...abDays, days: [1, 1] };
    expect(repeatDays('2026-11-30', { count: 3, skip: ['2026-12-02'], cycle }, never)).toEqual([
      '2026-11-30',
      '2026-12-04',
    ]);
  });

  test('keeps its time on the clock across a daylight-saving change', () => {
    expect(repeatMoments('2026-10-30T13:00:00.000Z', { count: 2, cycle: abDays }, newYork, never)).toEqual([
      '2026-10-30T13:00:00.000Z',
      '2026-11-03T14:00:00.000Z',
    ]);
  });

  test('has as many school days between two dates of one number as it is long', () => {
    const closed = fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 60 });
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 10 }),
        closed,
        fc.integer({ min: 1, max: 10 }),
        (length, offs, day) => {
          fc.pre(day <= length);
          const closedDays = new Set(offs.map((off) => plusDays('2026-09-07', off)));
          const isClosed = (one: string) => closedDays.has(one);
          const isSchoolDay = (one: string) => !isWeekend(one) && !isClosed(one);
          const dates = cycleDates('2026-09-07', { length, first: 1, days: [day] }, { count: 8 }, isClosed);
          expect(dates).toHaveLength(8);
          let schoolDays = 0;
          for (let one = '2026-09-07', at = 0; at < dates.length; one = plusDays(one, 1)) {
            if (!isSchoolDay(one)) continue;
            schoolDays += 1;
            if (one !== dates[at]?.day) continue;
            expect(schoolDays).toBe(day + at * length);
            at += 1;
          }
        },
      ),
    );
  });

  test.each([
    [sixDays, 'Days 1 and 4 of every 6 school days'],
    [{ length: 10, days: [10] }, 'Day 10 of every 10 school days'],
    [{ length: 5, days: [5, 2, 1] }, 'Days 1, 2 and 5 of every 5 school days'],
    [abDays, 'Day A of every 2 school days'],
  ])('%j is described as %j', (cycle, text) => {
    expect(cycleText(cycle)).toBe(text);
  });
});

describe('An invalid cycle', () => {
  test.each([
    [{ length: 1 }, 'A cycle has 2 to 10 school days'],
    [{ length: 11 }, 'A cycle has 2 to 10 school days'],
    [{ length: 2.5 }, 'A cycle has 2 to 10 school days'],
    [{ first: 7 }, 'Please choose which day of the cycle the first date is'],
    [{ first: 0 }, 'Please choose which day of the cycle the first date is'],
    [{ days: [] }, 'Please choose the days of the cycle with a session'],
    [{ days: [1, 7] }, 'Please choose the days of the cycle with a session'],
  ])('with %j is refused: %s', (changes, message) => {
    const cycle = { ...sixDays, ...changes };
    expect(schoolDayCycle.safeParse(cycle).error?.issues[0]?.message).toBe(message);
    const series = { date: '2026-11-30', duration: 45, type: 'individual', clientId: 1, count: 2, cycle };
    expect(newSeries.safeParse(series).error?.issues[0]?.message).toBe(message);
  });

  test.each<[string, Partial<SessionRepeat>, string]>([
    [
      '2026-11-28',
      { count: 3 },
      'A cycle begins on a school day, and its first date is a Saturday. Please choose another first date',
    ],
    [
      '2026-12-24',
      { count: 3 },
      'A cycle begins on a school day, and the practice is closed on its first date. Please choose another first date',
    ],
    ['2026-11-30', { count: 3, everyWeeks: 2 }, 'A session repeats by weeks or by school days, not by both'],
    [
      '2026-11-30',
      { count: 3, weekdays: ['Friday'] },
      'A session repeats by weeks or by school days, not by both',
    ],
    [
      '2026-11-30',
      { until: '2026-11-30' },
      'No date of this cycle has a session. Please choose a later last date',
    ],
    ['2026-11-30', {}, 'Please choose until when, or how many times, the session repeats'],
    [
      '2026-11-30',
      { until: '2029-06-30' },
      'A repeat can have at most 104 sessions. Please choose an earlier last date',
    ],
    ['2026-11-30', { count: 1, skip: ['2026-12-01'] }, 'Every date of this repeat is skipped'],
  ])('from %s with %j is explained: %s', (first, repeat, message) => {
    expect(repeatObstacle(first, { cycle: sixDays, ...repeat }, winterBreak)).toBe(message);
  });

  test('names how many dates closings leave it', () => {
    const isClosed = (day: string) => day > '2026-12-05';
    expect(repeatObstacle('2026-11-30', { count: 3, cycle: sixDays }, isClosed)).toBe(
      'Closings leave only 2 dates for this repeat. Please choose fewer times, or check the closings',
    );
  });
});
