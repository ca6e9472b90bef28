import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  dayOf,
  daysBetween,
  formatDate,
  formatDay,
  formatMonth,
  formatTime,
  greeting,
  isDay,
  momentOf,
  plusDays,
  startOfDay,
  timeOfDay,
} from './dates.ts';

const newYork = 'America/New_York';

// The machine's own zone must not matter: a therapist's laptop, a server in UTC, and a zone that once skipped a day.
describe.each(['America/Los_Angeles', 'UTC', 'Asia/Tokyo', 'Pacific/Apia'])(
  'On a machine in %s',
  (machine) => {
    const before = process.env.TZ;
    beforeEach(() => {
      process.env.TZ = machine;
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machine);
    });
    afterEach(() => {
      process.env.TZ = before;
    });

    test.each([
      // the day that daylight saving begins, 23 hours long, and the one it ends, 25 hours long
      ['2026-03-08T04:59:59.999Z', '2026-03-07', '23:59', 'Mar 7, 2026', '11:59 PM'],
      ['2026-03-08T05:00:00.000Z', '2026-03-08', '00:00', 'Mar 8, 2026', '12:00 AM'],
      ['2026-03-08T06:59:00.000Z', '2026-03-08', '01:59', 'Mar 8, 2026', '1:59 AM'],
      ['2026-03-08T07:00:00.000Z', '2026-03-08', '03:00', 'Mar 8, 2026', '3:00 AM'],
      ['2026-03-09T03:59:00.000Z', '2026-03-08', '23:59', 'Mar 8, 2026', '11:59 PM'],
      ['2026-11-01T04:00:00.000Z', '2026-11-01', '00:00', 'Nov 1, 2026', '12:00 AM'],
      ['2026-11-01T05:30:00.000Z', '2026-11-01', '01:30', 'Nov 1, 2026', '1:30 AM'],
      ['2026-11-01T06:30:00.000Z', '2026-11-01', '01:30', 'Nov 1, 2026', '1:30 AM'],
      ['2026-11-02T04:59:00.000Z', '2026-11-01', '23:59', 'Nov 1, 2026', '11:59 PM'],
      ['2026-07-04T16:05:00.000Z', '2026-07-04', '12:05', 'Jul 4, 2026', '12:05 PM'],
      ['2027-01-01T04:30:00.000Z', '2026-12-31', '23:30', 'Dec 31, 2026', '11:30 PM'],
    ])('%s is %s %s in New York and reads %s, %s', (moment, day, time, date, clock) => {
      expect(dayOf(moment, newYork)).toBe(day);
      expect(dayOf(new Date(moment), newYork)).toBe(day);
      expect(timeOfDay(moment, newYork)).toBe(time);
      expect(formatDate(moment, newYork)).toBe(date);
      expect(formatTime(moment, newYork)).toBe(clock);
    });

    test.each([
      ['2026-03-07', '12:00', '2026-03-07T17:00:00.000Z'],
      ['2026-03-08', '12:00', '2026-03-08T16:00:00.000Z'],
      ['2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'], // skipped: reads 3:30
      ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'], // happens twice: the first
      ['2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
      ['2026-11-01', '12:00', '2026-11-01T17:00:00.000Z'],
    ])('%s %s in New York is %s', (day, time, moment) => {
      expect(momentOf(day, time, newYork)).toBe(moment);
    });

    test.each([
      ['2026-03-08', newYork, '2026-03-08T05:00:00.000Z'],
      ['2026-03-09', newYork, '2026-03-09T04:00:00.000Z'],
      ['2026-11-01', newYork, '2026-11-01T04:00:00.000Z'],
      ['2026-11-02', newYork, '2026-11-02T05:00:00.000Z'],
      ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'], // has no midnight
      ['2026-11-02', 'Asia/Kathmandu', '2026-11-01T18:15:00.000Z'],
    ])('%s in %s begins at %s', (day, zone, moment) => {
      expect(startOfDay(day, zone)).toBe(moment);
      expect(dayOf(moment, zone)).toBe(day);
    });

    test.each([
      ['2026-03-08', 1, '2026-03-09'],
      ['2026-03-09', -1, '2026-03-08'],
      ['2026-10-31', 1, '2026-11-01'],
      ['2026-11-01', 1, '2026-11-02'],
      ['2028-02-28', 1, '2028-02-29'],
      ['2026-02-28', 1, '2026-03-01'],
      ['2026-12-31', 1, '2027-01-01'],
      ['2011-12-29', 1, '2011-12-30'], // the day that Samoa left out
      ['2026-11-21', 30, '2026-12-21'],
      ['2026-11-21', 0, '2026-11-21'],
    ])('%s plus %i days is %s', (day, days, later) => {
      expect(plusDays(day, days)).toBe(later);
      expect(daysBetween(day, later)).toBe(days);
    });

    test.each([
      ['2026-09-04', 'Sep 4, 2026'],
      ['2018-01-01', 'Jan 1, 2018'],
      ['2018-12-31', 'Dec 31, 2018'],
      ['2011-12-30', 'Dec 30, 2011'],
      ['2026-03-08', 'Mar 8, 2026'],
    ])('A date of birth or a due date %s reads %s, never a day off', (day, text) => {
      expect(formatDay(day)).toBe(text);
    });

    test("A moment is formatted as month and year in the practice's time zone", () => {
      expect(formatMonth('2026-09-01T03:00:00.000Z', newYork)).toBe('August 2026');
      expect(formatMonth('2026-09-01T05:00:00.000Z', newYork)).toBe('September 2026');
    });

    const zone = fc.constantFrom(
      newYork,
      'America/Los_Angeles',
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'UTC',
    );
    const minute = fc
      .integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2032, 0) / 60_000 })
      .map((minutes) => new Date(minutes * 60_000).toISOString());
    // The hours around New York's changes, where the mistakes live.
    const change = fc
      .tuple(
        fc.constantFrom('2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z'),
        fc.integer({ min: -1500, max: 1500 }),
      )
      .map(([moment, minutes]) => new Date(Date.parse(moment) + minutes * 60_000).toISOString());

    test('The local day and time of any moment agree with Intl', () => {
      fc.assert(
        fc.property(fc.oneof(minute, change), zone, (moment, timeZone) => {
          const clock = new Intl.DateTimeFormat('sv-SE', {
            timeZone,
            dateStyle: 'short',
            timeStyle: 'short',
          });
          const known = clock.format(new Date(moment));
          expect(`${dayOf(moment, timeZone)} ${timeOfDay(moment, timeZone)}`).toBe(known);
        }),
      );
    });

    test('A day and a time convert to a moment and back', () => {
      fc.assert(
        fc.property(fc.oneof(minute, change), zone, (moment, timeZone) => {
          const [day, time] = [dayOf(moment, timeZone), timeOfDay(moment, timeZone)];
          const found = momentOf(day, time, timeZone);
          expect([dayOf(found, timeZone), timeOfDay(found, timeZone)]).toEqual([day, time]);
          expect(found <= moment).toBe(true);
          expect(startOfDay(day, timeZone) <= moment).toBe(true);
          expect(startOfDay(plusDays(day, 1), timeZone) > moment).toBe(true);
        }),
      );
    });

    test('The number of days between two days follows the calendar', () => {
      fc.assert(
        fc.property(minute, fc.integer({ min: -4000, max: 4000 }), (moment, days) => {
          const day = dayOf(moment, newYork);
          const other = plusDays(day, days);
          expect(isDay(other)).toBe(true);
          expect(daysBetween(day, other)).toBe(days);
          expect(plusDays(other, -days)).toBe(day);
          expect(days === 0 || other > day === days > 0).toBe(true);
        }),
      );
    });
  },
);

test.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('The greeting at hour %i is %s', (hour, words) => {
  expect(greeting(hour)).toBe(words);
});
