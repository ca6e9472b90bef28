import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, daysBetween, momentOf, plusDays, timeOfDay } from '#domain/platform/dates.ts';
import type { WeekdayName } from '#domain/platform/week.ts';
import {
  newSeries,
  REPEATS_LIMIT,
  repeatDays,
  repeatMoments,
  repeatObstacle,
  type SessionRepeat,
} from './session-repeat.ts';

const newYork = 'America/New_York';

const neverClosed = () => false;
const weeklyDays = (first: string, repeat: SessionRepeat) => repeatDays(first, repeat, neverClosed);
const weeklyMoments = (first: string, repeat: SessionRepeat, timeZone: string) =>
  repeatMoments(first, repeat, timeZone, neverClosed);

const day = fc.integer({ min: 0, max: 3000 }).map((days) => plusDays('2024-01-01', days));
/** Daytime, since daylight saving repeats or skips times only at night. */
const time = fc
  .record({ hour: fc.integer({ min: 6, max: 22 }), minute: fc.integer({ min: 0, max: 59 }) })
  .map(({ hour, minute }) => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'));
const zone = fc.constantFrom(newYork, 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Tokyo');
const repeat = fc.record({
  count: fc.integer({ min: 1, max: REPEATS_LIMIT }),
  skip: fc.array(day, { maxLength: 20 }),
});

describe('A weekly repeat', () => {
  test('keeps its time on the clock across a daylight-saving change', () => {
    const first = momentOf('2026-10-23', '15:30', newYork);
    expect(weeklyMoments(first, { count: 3 }, newYork)).toEqual([
      '2026-10-23T19:30:00.000Z',
      '2026-10-30T19:30:00.000Z',
      '2026-11-06T20:30:00.000Z',
    ]);
    const spring = momentOf('2027-03-08', '08:00', newYork);
    expect(weeklyMoments(spring, { count: 2 }, newYork)).toEqual([
      '2027-03-08T13:00:00.000Z',
      '2027-03-15T12:00:00.000Z',
    ]);
  });

  test.each([
    ['every two weeks', { count: 3, everyWeeks: 2 }, ['2026-11-05', '2026-11-19', '2026-12-03']],
    [
      'on several weekdays',
      { count: 4, weekdays: ['Tuesday'] },
      ['2026-11-05', '2026-11-10', '2026-11-12', '2026-11-17'],
    ],
    [
      'on several weekdays of every second week',
      { until: '2026-11-22', everyWeeks: 2, weekdays: ['Monday', 'Thursday'] },
      ['2026-11-05', '2026-11-16', '2026-11-19'],
    ],
  ] as const)('can be %s', (_, repeat, days) => {
    expect(
      weeklyDays('2026-11-05', { ...repeat, weekdays: [...('weekdays' in repeat ? repeat.weekdays : [])] }),
    ).toEqual(days);
  });

  test('leaves out skipped dates, which still count', () => {
    const days = weeklyDays('2026-11-05', { count: 5, skip: ['2026-11-26', '2026-11-27'] });
    expect(days).toEqual(['2026-11-05', '2026-11-12', '2026-11-19', '2026-12-03']);
  });

  test.each([
    ['2026-11-18', 2],
    ['2026-11-19', 3],
    ['2026-11-20', 3],
    ['2026-11-05', 1],
  ])('until %s, that day included, has %i sessions', (until, length) => {
    expect(weeklyDays('2026-11-05', { until })).toHaveLength(length);
  });

  test('with a day and a count ends at whichever comes first', () => {
    expect(weeklyDays('2026-11-05', { until: '2026-11-30', count: 2 })).toHaveLength(2);
    expect(weeklyDays('2026-11-05', { until: '2026-11-12', count: 9 })).toHaveLength(2);
  });

  test('is on one weekday, at one time, in order, never on a skipped date', () => {
    fc.assert(
      fc.property(day, time, zone, repeat, (first, clock, timeZone, { count, skip }) => {
        const moments = weeklyMoments(momentOf(first, clock, timeZone), { count, skip }, timeZone);
        const days = moments.map((moment) => dayOf(moment, timeZone));
        expect(days).toEqual([...days].sort());
        for (const one of days) {
          expect(daysBetween(first, one) % 7).toBe(0);
          expect(daysBetween(first, one)).toBeLessThan(7 * count);
          expect(skip).not.toContain(one);
        }
        for (const moment of moments) expect(timeOfDay(moment, timeZone)).toBe(clock);
        const missed = count - days.length;
        const skippable = Array.from({ length: count }, (_, week) => plusDays(first, 7 * week));
        expect(missed).toBe(skippable.filter((one) => skip.includes(one)).length);
      }),
    );
  });

  test('until a day ends on that day or within the week before it', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 7 * REPEATS_LIMIT - 1 }), (first, length) => {
        const until = plusDays(first, length);
        const last = weeklyDays(first, { until }).at(-1) ?? '';
        expect(daysBetween(last, until)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(last, until)).toBeLessThan(7);
      }),
    );
  });
});

describe('An invalid repeat', () => {
  const first = '2026-11-05';
  test.each([
    [{}, 'Please choose until when, or how many times, the session repeats'],
    [{ until: null, count: null }, 'Please choose until when, or how many times, the session repeats'],
    [{ until: '2026-11-04' }, 'The last date of the repeat must not be before its first session'],
    [
      { until: plusDays(first, 7 * REPEATS_LIMIT) },
      'A repeat can have at most 104 sessions. Please choose an earlier last date',
    ],
    [{ count: 1, skip: [first] }, 'Every date of this repeat is skipped'],
    [{ until: plusDays(first, 7 * REPEATS_LIMIT - 1) }, undefined],
    [{ count: REPEATS_LIMIT }, undefined],
    [{ count: 1 }, undefined],
    [{ until: first }, undefined],
    [{ count: 2, skip: [first] }, undefined],
    [{ until: '2999-12-31', count: 2 }, undefined],
  ])('with %j is explained: %s', (asked, obstacle) => {
    expect(repeatObstacle(first, asked, neverClosed)).toBe(obstacle);
  });

  const session = { date: first, duration: 45, type: 'individual', clientId: 1 };
  test.each([
    [{ count: 0 }, 'A session can repeat 1 to 104 times'],
    [{ count: 105 }, 'A session can repeat 1 to 104 times'],
    [{ count: 2.5 }, 'A session can repeat 1 to 104 times'],
    [{ until: 'June' }, 'Please enter a valid last date'],
    [{ skip: ['2026-02-30'] }, 'The dates to skip must be a list of dates'],
    [{ skip: '2026-11-26' }, 'The dates to skip must be a list of dates'],
    [{ count: 2, duration: 10 }, 'Duration must be at least 15 minutes'],
  ])('%j is refused: %s', (changes, message) => {
    expect(newSeries.safeParse({ ...session, ...changes }).error?.issues[0]?.message).toBe(message);
  });
});

test.each<[WeekdayName[], number]>([
  [[], 104],
  [['Tuesday'], 106],
  [['Tuesday', 'Wednesday'], 159],
  [['Monday', 'Tuesday', 'Wednesday', 'Friday'], 265],
])('A repeat on Thursday and %j has at most %i dates, skipped ones included', (weekdays, most) => {
  const message = `A repeat can have at most ${most} sessions. Please choose an earlier last date`;
  expect(repeatObstacle('2026-11-05', { until: '2036-11-05', weekdays }, neverClosed)).toBe(message);
  const year = { until: '2027-11-04', weekdays };
  expect(repeatObstacle('2026-11-05', year, neverClosed)).toBeUndefined();
});
