import { describe, expect, test } from 'vitest';
import { isDay, isTime, isTimeZone, parseMoment } from './dates.ts';
import { optionalDay, requiredDay } from './day-fields.ts';

const newYork = 'America/New_York';

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2000-02-29', true],
  ['2100-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2999-12-31', true],
  ['3000-01-01', false],
  ['2026-1-1', false],
  ['11/21/2026', false],
  ['2026-11-21T00:00', false],
  ['', false],
])('Whether %s is a date that exists: %s', (text, exists) => {
  expect(isDay(text)).toBe(exists);
  expect(requiredDay('no').safeParse(text).success).toBe(exists);
  expect(optionalDay('no').safeParse(text).success).toBe(exists || text === '');
});

test('An empty date and null both become null', () => {
  expect([optionalDay('no').parse(''), optionalDay('no').parse(null), optionalDay('no').parse('  ')]).toEqual(
    [null, null, null],
  );
});

describe('The moment that a client of the API means', () => {
  test.each([
    ['2026-11-03T19:30:00.000Z', undefined, '2026-11-03T19:30:00.000Z'],
    ['2026-11-03T19:30:00Z', '08:00', '2026-11-03T19:30:00.000Z'],
    ['2026-11-03T19:30Z', null, '2026-11-03T19:30:00.000Z'],
    ['2026-11-03t19:30:15.123456z', undefined, '2026-11-03T19:30:15.123Z'],
    ['2026-11-03T14:30:00-05:00', undefined, '2026-11-03T19:30:00.000Z'],
    ['2026-11-03T14:30:00-0500', undefined, '2026-11-03T19:30:00.000Z'],
    ['2026-11-03 14:30', undefined, '2026-11-03T19:30:00.000Z'],
    ['2026-11-03T14:30:00', undefined, '2026-11-03T19:30:00.000Z'],
    ['2026-11-03', '14:30', '2026-11-03T19:30:00.000Z'],
    ['2026-11-03', undefined, '2026-11-03T05:00:00.000Z'],
    ['2026-11-03', '', '2026-11-03T05:00:00.000Z'],
    ['2026-07-03', null, '2026-07-03T04:00:00.000Z'],
    ['', undefined, undefined],
    ['tomorrow', undefined, undefined],
    ['2026-02-30', undefined, undefined],
    ['2026-02-30T10:00:00Z', undefined, undefined],
    ['2026-11-03T24:00:00Z', undefined, undefined],
    ['2026-11-03T10:60:00Z', undefined, undefined],
    ['2026-11-03T10:00:60Z', undefined, undefined],
    ['2026-11-03T10:00:75', undefined, undefined],
    ['2026-11-03T10:00:00+99:00', undefined, undefined],
    ['2999-12-31T23:00:00-05:00', undefined, undefined],
    ['2999-12-31', '23:00', undefined],
    ['2999-12-31T23:00', undefined, undefined],
    ['1793750400000', undefined, undefined],
    ['+012026-11-03T10:00:00Z', undefined, undefined],
  ])('by %s and %s is %s', (date, time, moment) => {
    expect(parseMoment(date, time, newYork)).toBe(moment);
  });
});

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:00', false],
  ['12:60', false],
  ['', false],
  [null, false],
  [undefined, false],
])('Whether %s is a time of day: %s', (text, is) => {
  expect(isTime(text)).toBe(is);
});

test('Only time zones that the runtime knows are accepted', () => {
  expect([isTimeZone(newYork), isTimeZone('Mars/Olympus'), isTimeZone('')]).toEqual([true, false, false]);
});
