import { expect, test } from 'vitest';
import { ageText } from './client-age.ts';

test.each([
  ['2018-03-22', '2026-11-22', '8 y 8 m'],
  ['2018-03-23', '2026-11-22', '8 y 7 m'],
  ['2018-11-22', '2026-11-22', '8 y 0 m'],
  ['2018-11-23', '2026-11-22', '7 y 11 m'],
  ['2018-12-31', '2026-11-30', '7 y 10 m'],
  ['2020-02-29', '2026-02-28', '5 y 11 m'],
  ['2020-02-29', '2026-03-01', '6 y 0 m'],
  ['2026-01-31', '2026-11-22', '9 m'],
  ['2026-11-22', '2026-11-22', '0 m'],
  ['2026-11-23', '2026-11-22', undefined],
])('A child born on %s is, on %s, %s old', (dateOfBirth, today, age) => {
  expect(ageText(dateOfBirth, today)).toBe(age);
});
