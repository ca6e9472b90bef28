import { expect, test } from 'vitest';
import { absenceCaption, dayFigures } from './day-figures.ts';

test('A day without sessions has no figures', () => {
  expect(dayFigures([])).toEqual({ appointments: 0, completed: 0, upcoming: 0, billableAbsences: 0 });
});

test('Only scheduled sessions are upcoming, and only billable absences are counted', () => {
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

test('A meeting is one appointment, and absences are counted per child', () => {
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
])('With %i billable absences the caption is %j', (billableAbsences, caption) => {
  expect(absenceCaption(billableAbsences)).toBe(caption);
});
