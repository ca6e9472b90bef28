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

/** The weekday's name of a day. */
export function weekdayOf(day: Day): WeekdayName {
  return weekdayNames[weekdayNumber(day)] ?? 'Sunday';
}

/** Whether a day lies on a weekend. */
export function isWeekend(day: Day): boolean {
  return weekdayNumber(day) % 6 === 0;
}

/** The seven days, Sunday first, of the week a day lies in. */
export function weekOf(day: Day): Day[] {
  const sunday = plusDays(day, -weekdayNumber(day));
  return weekdayNames.map((_, index) => plusDays(sunday, index));
}

/** 0 for Sunday to 6 for Saturday. */
function weekdayNumber(day: Day): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}
