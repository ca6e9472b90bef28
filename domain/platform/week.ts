import { type Day, plusDays } from './dates.ts';

export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export type WeekdayName = (typeof weekdayNames)[number];

/** The days that a calendar week may begin with. */
export const weekStarts = ['Sunday', 'Monday', 'Saturday'] as const satisfies WeekdayName[];

/** Returns the name of a day's weekday. */
export function weekdayOf(day: Day): WeekdayName {
  return weekdayNames[weekdayNumber(day)] ?? 'Sunday';
}

/** Returns whether a day is on a weekend. */
export function isWeekend(day: Day): boolean {
  return weekdayNumber(day) % 6 === 0;
}

/** Returns the seven days of the week that contains `day`, beginning with `start`. */
export function weekOf(day: Day, start: WeekdayName = 'Sunday'): Day[] {
  const daysIn = (weekdayNumber(day) - weekdayNames.indexOf(start) + 7) % 7;
  const first = plusDays(day, -daysIn);
  return weekdayNames.map((_, index) => plusDays(first, index));
}

/** Returns 0 for Sunday to 6 for Saturday. */
function weekdayNumber(day: Day): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}
