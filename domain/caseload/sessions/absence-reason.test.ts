import { expect, test } from 'vitest';
import { absenceReason } from './absence-reason.ts';

test.each([
  [1, true, '1st absence this school year: billable'],
  [2, true, '2nd absence this school year: billable'],
  [3, false, '3rd absence this school year: not billable'],
  [4, false, '4th absence this school year: not billable'],
  [11, false, '11th absence this school year: not billable'],
  [12, true, '12th absence this school year: billable'],
  [13, false, '13th absence this school year: not billable'],
  [21, false, '21st absence this school year: not billable'],
  [111, false, '111th absence this school year: not billable'],
])('Absence %i with billable %s is explained as %j', (absenceNumber, billable, text) => {
  expect(absenceReason({ absenceNumber, billable })).toBe(text);
});
