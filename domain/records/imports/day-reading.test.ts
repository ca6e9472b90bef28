import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, formatDay, plusDays } from '#domain/platform/dates.ts';
import { dateReadingOf, readDay } from './day-reading.ts';

const today = '2026-11-21';

test.each([
  ['2018-04-09', '2018-04-09'],
  ['2018/4/9', '2018-04-09'],
  ['20180409', '2018-04-09'],
  ['2018-04-09T00:00:00.000Z', '2018-04-09'],
  ['2018-04-09 00:00:00', '2018-04-09'],
  ['4/9/2018', '2018-04-09'],
  ['04/09/2018', '2018-04-09'],
  ['4-9-2018', '2018-04-09'],
  ['4.9.2018', '2018-04-09'],
  ['4/9/2018 0:00', '2018-04-09'],
  ['4/9/2018 12:00:00 AM', '2018-04-09'],
  ['4/9/18', '2018-04-09'],
  ['11/21/26', '2026-11-21'],
  ['11/22/26', '1926-11-22'],
  ['4/9/87', '1987-04-09'],
  ['Apr 9, 2018', '2018-04-09'],
  ['April 9th, 2018', '2018-04-09'],
  ['Apr. 9 2018', '2018-04-09'],
  ['9 April 2018', '2018-04-09'],
  ['9-Apr-18', '2018-04-09'],
  ['09APR2018', '2018-04-09'],
  ['Sept 1, 2019', '2019-09-01'],
  ['9 de abril de 2018', '2018-04-09'],
  ['9-abr-18', '2018-04-09'],
  ['1 de setiembre del 2019', '2019-09-01'],
  ['31 dic. 2018', '2018-12-31'],
  ['5 ene 2019', '2019-01-05'],
  ['43199', '2018-04-09'],
  ['43199.0', '2018-04-09'],
  ['2/29/2020', '2020-02-29'],
  ['2/29/2019', undefined],
  ['13/4/2018', undefined],
  ['4/31/2018', undefined],
  ['Aprilish 9, 2018', undefined],
  ['2018', undefined],
  ['4/9', undefined],
  ['7 years', undefined],
  ['99999', undefined],
  ['', undefined],
])('"%s" reads %s', (text, day) => {
  expect(readDay(text, 'mdy', today)).toBe(day);
});

test.each([
  ['4/9/2018', '2018-09-04'],
  ['13/4/2018', '2018-04-13'],
  ['4/13/2018', undefined],
  ['2018-04-09', '2018-04-09'],
  ['Apr 9, 2018', '2018-04-09'],
])('With the day first, "%s" reads %s', (text, day) => {
  expect(readDay(text, 'dmy', today)).toBe(day);
});

test.each([
  [['4/9/2018', '12/30/2017'], { order: 'mdy', isCertain: true, example: '4/9/2018' }],
  [['4/9/2018', '30.12.2017'], { order: 'dmy', isCertain: true, example: '4/9/2018' }],
  [['4/9/2018', '1/2/2017'], { order: 'mdy', isCertain: false, example: '4/9/2018' }],
  [['30/12/2017', '12/30/2017'], { order: 'mdy', isCertain: false, example: '30/12/2017' }],
  [['4/4/2018', ''], { order: 'mdy', isCertain: false, example: '4/4/2018' }],
  [['2018-04-09', 'Apr 9, 2018', ''], undefined],
])('Dates like %j are read as %j', (texts, reading) => {
  expect(dateReadingOf(texts)).toEqual(reading);
});

const past = fc
  .integer({ min: 1, max: daysBetween('1930-01-01', today) - 1 })
  .map((days) => plusDays('1930-01-01', days));

test('Every day of the past is read back from each way of writing it', () => {
  fc.assert(
    fc.property(past, (day) => {
      const [year = '', month = '', date = ''] = day.split('-');
      const american = `${Number(month)}/${Number(date)}/${year}`;
      for (const text of [day, american, formatDay(day), `${year}${month}${date}`]) {
        expect(readDay(text, 'mdy', today)).toBe(day);
      }
      expect(readDay(`${date}.${month}.${year}`, 'dmy', today)).toBe(day);
      const count = daysBetween('1899-12-30', day);
      expect(readDay(String(count), 'mdy', today)).toBe(day);
      // A year of two digits means one of the last hundred years.
      if (day > '1926-11-21') {
        const short = `${month}/${date}/${year.slice(2)}`;
        expect(readDay(short, 'mdy', today)).toBe(day);
      }
    }),
  );
});

test('Any text reads as a day or as none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d/.\- a-z]{1,12}$/)), (text) => {
      expect(readDay(text, 'mdy', today) ?? '2000-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }),
  );
});
