import { expect, test } from 'vitest';
import { lastEntryOf, retainedUntil, retentionReason } from './retention.ts';

test.each([
  ['2026-11-20', null, '2032-11-20', 'six years after the last entry when no date of birth is known'],
  ['2026-11-20', '2004-01-05', '2032-11-20', 'six years after the last entry for a young adult'],
  ['2026-11-20', '2018-04-09', '2040-04-09', 'a year past the 21st birthday for a child'],
  ['2026-11-20', '2010-11-20', '2032-11-20', 'either way on the same day'],
  ['2026-11-20', '2010-11-21', '2032-11-21', 'a day later for somebody born a day later'],
  ['2024-02-29', null, '2030-03-01', 'a day later when February 29 is missing'],
  ['2026-11-20', '2020-02-29', '2042-03-01', 'a day later when the birthday is February 29'],
])('A record last written on %s of somebody born %s is kept until %s: %s', (entry, born, until, _why) => {
  expect(retainedUntil(entry, born)).toBe(until);
});

test('The last entry is the latest day of all', () => {
  expect(lastEntryOf(['2026-01-02'])).toBe('2026-01-02');
  expect(lastEntryOf(['2026-01-02', '2026-11-20', '2025-12-31'])).toBe('2026-11-20');
});

test.each([
  ['2026-11-20', '2018-04-09', 'age'],
  ['2026-11-20', '2001-04-09', 'last-entry'],
  ['2026-11-20', null, 'last-entry'],
  ['2026-11-20', '2016-02-29', 'age'],
] as const)(
  'A record with a last entry on %s of somebody born on %s is kept for %s',
  (entry, born, reason) => {
    expect(retentionReason(retainedUntil(entry, born), born)).toBe(reason);
  },
);
