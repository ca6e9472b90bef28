import { expect, test } from 'vitest';
import { billDaysText, daysOfMonth, isMonth, lastFinishedMonth, monthsThrough } from './billing-month.ts';

test.each([
  ['2026-11-28', '2026-10'],
  ['2027-01-01', '2026-12'],
  ['2026-03-31', '2026-02'],
])('On %s the month to bill is %s', (today, month) => {
  expect(lastFinishedMonth(today)).toBe(month);
});

test('Months go back over New Year', () => {
  expect(monthsThrough('2027-01-15', 3)).toEqual(['2027-01', '2026-12', '2026-11']);
});

test.each([
  ['2026-10', { fromOn: '2026-10-01', untilOn: '2026-10-31' }, 'October 2026'],
  ['2028-02', { fromOn: '2028-02-01', untilOn: '2028-02-29' }, 'February 2028'],
  ['2026-12', { fromOn: '2026-12-01', untilOn: '2026-12-31' }, 'December 2026'],
])('%s has the days %j and is called %s', (month, days, text) => {
  expect(daysOfMonth(month)).toEqual(days);
  expect(billDaysText(days)).toBe(text);
});

test('A part of a month is called by its days', () => {
  expect(billDaysText({ fromOn: '2026-10-01', untilOn: '2026-10-15' })).toBe('Oct 1, 2026 – Oct 15, 2026');
});

test.each(['', '2026-13', '2026-1', '2026-10-01', 'October'])('%j is no month', (text) => {
  expect(isMonth(text)).toBe(false);
});
