import type { NewClosing } from '#domain/caseload/closings/closing.ts';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import { isWeekend } from '#domain/platform/week.ts';

/** Returns the upcoming days on which the demo practice is closed. */
export function demoClosings(today: Day): NewClosing[] {
  const training = weekdayFrom(plusDays(today, 4));
  const recess = weekdayFrom(plusDays(today, 32));
  return [
    { firstDay: training, lastDay: training, reason: 'Staff training' },
    { firstDay: recess, lastDay: plusDays(recess, 7), reason: 'Winter break' },
  ];
}

function weekdayFrom(day: Day): Day {
  return isWeekend(day) ? weekdayFrom(plusDays(day, 1)) : day;
}
