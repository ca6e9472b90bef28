import { describe, expect, test } from 'vitest';
import { closingsInText } from './closings-in-text.ts';
import { legalHolidaysText } from './legal-holidays.ts';

const read = (line: string) => {
  const [{ closing, fault } = {}] = closingsInText(line, 2026);
  return closing ? `${closing.firstDay} ${closing.lastDay} ${closing.reason}` : fault;
};

test.each([
  ['Nov 26-27 Thanksgiving recess', '2026-11-26 2026-11-27 Thanksgiving recess'],
  ['November 26 – November 27: Thanksgiving Recess', '2026-11-26 2026-11-27 Thanksgiving Recess'],
  ['Dec 24 – Jan 1 Winter recess', '2026-12-24 2027-01-01 Winter recess'],
  ['Dec. 24, 2026 through Jan. 1, 2027 - Winter recess', '2026-12-24 2027-01-01 Winter recess'],
  ['Monday, September 7th: Labor Day', '2026-09-07 2026-09-07 Labor Day'],
  ['Memorial Day, Monday, May 31', '2027-05-31 2027-05-31 Memorial Day'],
  ['11/11 Veterans Day', '2026-11-11 2026-11-11 Veterans Day'],
  ['2/15-2/19 Midwinter recess', '2027-02-15 2027-02-19 Midwinter recess'],
  ['2/15/27 to 2/19/27 Midwinter recess', '2027-02-15 2027-02-19 Midwinter recess'],
  [
    'Jun 26 – Jul 5 Between the school year and summer',
    '2027-06-26 2027-07-05 Between the school year and summer',
  ],
  ['Aug 17 - Sep 1 Summer recess', '2026-08-17 2026-09-01 Summer recess'],
  ['Spring recess (Mar 22-26)', '2027-03-22 2027-03-26 Spring recess'],
  ['Rosh Hashanah | Sat Sep 12 - Sun Sep 13', '2026-09-12 2026-09-13 Rosh Hashanah'],
  ['Schools closed', 'No day was found, such as Nov 26 or 11/26'],
  ['Feb 30 Nothing', 'There is no such day'],
  ['Nov 3 and Nov 11 Conference days', 'Two days are named. Please give each a line of its own'],
  ['Nov 27, 2026 - Nov 26, 2026 Backwards', 'The last day must not be before the first'],
  ['Nov 26', 'Reason is required'],
])('%s is read as %s', (line, expected) => {
  expect(read(line)).toBe(expected);
});

test('Empty lines are left out, and each line keeps its words', () => {
  const lines = closingsInText('\n  Nov 26-27   Thanksgiving \r\n\nOpen house\n', 2026);
  expect(lines.map(({ line }) => line)).toEqual(['Nov 26-27 Thanksgiving', 'Open house']);
});

describe('Legal holidays', () => {
  test('of 2026-27 fall on their days, and those of a Sunday on the Monday after', () => {
    const days = closingsInText(legalHolidaysText(2026), 2026).map(({ closing }) => closing?.firstDay);
    expect(days).toEqual([
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
      '2027-01-01',
      '2027-01-18',
      '2027-05-31',
      '2027-06-19',
      '2027-07-05',
    ]);
  });

  test.each([2024, 2025, 2027, 2031])('of %i are all read', (year) => {
    expect(closingsInText(legalHolidaysText(year), year).filter(({ fault }) => fault)).toEqual([]);
  });
});
