import { expect, test } from 'vitest';
import { reportsDueText } from './reports-due-text.ts';

test.each([
  [[], ''],
  [['2026-11-13'], '1 report due by Nov 13'],
  [['2026-11-13', '2026-11-06'], '2 reports due by Nov 13'],
  [['2026-11-13', '2027-01-08'], '2 reports due by Jan 8, 2027'],
])('Reports due on %j give: %s', (days, text) => {
  const due = days.map((dueOn) => ({ dueOn }));
  expect(reportsDueText(due, '2026-11-02')).toBe(text);
});
