import { expect, test } from 'vitest';
import { absencesOfYearText } from './absences-of-year.ts';

test.each([
  [{ count: 0, nextNumber: 1 }, 3, '0 · 3 billable left'],
  [{ count: 1, nextNumber: 2 }, 3, '1 · 2 billable left'],
  [{ count: 3, nextNumber: 4 }, 3, '3 · none billable left'],
  [{ count: 9, nextNumber: 10 }, 3, '9 · none billable left'],
  // The second of three was deleted: the next one is still the fourth.
  [{ count: 2, nextNumber: 4 }, 3, '2 · none billable left'],
  [{ count: 4, nextNumber: 5 }, 6, '4 · 2 billable left'],
  [{ count: 2, nextNumber: 3 }, 0, '2 · none billable'],
])('%o, of which %i are billable, is summarized as %j', (absences, billableAbsences, text) => {
  expect(absencesOfYearText(absences, billableAbsences)).toBe(text);
});
