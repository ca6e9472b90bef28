import { type Day, plusDays } from '#domain/platform/dates.ts';

/** The days that a statement is asked for by name. */
export const statementChoices = ['this-month', 'last-month', 'this-year', 'last-year'] as const;
export type StatementChoice = (typeof statementChoices)[number];

export const statementChoiceLabels: Record<StatementChoice, string> = {
  'this-month': 'This Month',
  'last-month': 'Last Month',
  'this-year': 'This Year',
  'last-year': 'Last Year',
};

/** Returns the days of a choice, the last one included; those of a month or year that runs end with it. */
export function statementDays(choice: StatementChoice, today: Day): { from: Day; to: Day } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  switch (choice) {
    case 'this-month':
      return monthOf(year, month);
    case 'last-month':
      return month === 1 ? monthOf(year - 1, 12) : monthOf(year, month - 1);
    case 'this-year':
      return { from: `${year}-01-01`, to: `${year}-12-31` };
    case 'last-year':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  }
}

function monthOf(year: number, month: number): { from: Day; to: Day } {
  const next = month === 12 ? firstOf(year + 1, 1) : firstOf(year, month + 1);
  return { from: firstOf(year, month), to: plusDays(next, -1) };
}

function firstOf(year: number, month: number): Day {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}
