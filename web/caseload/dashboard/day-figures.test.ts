import { expect, test } from 'vitest';
import { absenceCaption, dayFigures } from './day-figures.ts';

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

test('a group that meets is one appointment, and its absences are each child’s own', () => {
  const ofGroup = [
    { status: 'scheduled', billable: true },
    { status: 'absence', billable: true },
    { status: 'absence', billable: true },
  ] as const;
  expect(dayFigures(ofGroup, [{ status: 'scheduled' }])).toEqual({
    appointments: 1,
    completed: 0,
    upcoming: 1,
    billableAbsences: 2,
  });
});

test.each([
  [3, 'First 3 absences are billable'],
  [1, 'First absence is billable'],
  [0, 'Absences are not billable'],
])('with %i billable absences the caption is %j', (billableAbsences, caption) => {
  expect(absenceCaption(billableAbsences)).toBe(caption);
});
