import { expect, test } from 'vitest';
import { dayFigures } from './day-figures.ts';

test('a day without sessions has no figures', () => {
  expect(dayFigures([])).toEqual({ appointments: 0, completed: 0, upcoming: 0, billableAbsences: 0 });
});

test('only scheduled sessions are upcoming, only billable absences are counted', () => {
  const figures = dayFigures([
    { status: 'completed', billable: true },
    { status: 'scheduled', billable: true },
    { status: 'scheduled', billable: true },
    { status: 'cancelled', billable: true },
    { status: 'no-show', billable: true },
    { status: 'absence', billable: true },
    { status: 'absence', billable: false },
  ]);
  expect(figures).toEqual({ appointments: 7, completed: 1, upcoming: 2, billableAbsences: 1 });
});
