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

/** The days that a calendar's week may begin with. */
export const weekStarts = ['Sunday', 'Monday', 'Saturday'] as const satisfies WeekdayName[];

/** The weekday's name of a day. */
export function weekdayOf(day: Day): WeekdayName {
  return weekdayNames[weekdayNumber(day)] ?? 'Sunday';
}

/** Whether a day lies on a weekend. */
export function isWeekend(day: Day): boolean {
  return weekdayNumber(day) % 6 === 0;
}

/** The seven days of the week a day lies in, of weeks that begin with `start`. */
export function weekOf(day: Day, start: WeekdayName = 'Sunday'): Day[] {
  const daysIn = (weekdayNumber(day) - weekdayNames.indexOf(start) + 7) % 7;
  const first = plusDays(day, -daysIn);
  return weekdayNames.map((_, index) => plusDays(first, index));
}

/** 0 for Sunday to 6 for Saturday. */
function weekdayNumber(day: Day): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}
