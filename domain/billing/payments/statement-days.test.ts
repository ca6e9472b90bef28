import { expect, test } from 'vitest';
import { type StatementChoice, statementDays } from './statement-days.ts';

test.each<[StatementChoice, string, string, string]>([
  ['this-month', '2028-02-15', '2028-02-01', '2028-02-29'],
  ['last-month', '2027-01-31', '2026-12-01', '2026-12-31'],
  ['last-month', '2026-11-20', '2026-10-01', '2026-10-31'],
  ['this-month', '2026-12-01', '2026-12-01', '2026-12-31'],
  ['this-year', '2026-11-20', '2026-01-01', '2026-12-31'],
  ['last-year', '2027-01-02', '2026-01-01', '2026-12-31'],
])('%s on %s is from %s to %s', (choice, today, from, to) => {
  expect(statementDays(choice, today)).toEqual({ from, to });
});
