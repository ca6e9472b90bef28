import type { Day } from '#domain/platform/dates.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since January 1, 1970. */
export type DayNumber = number;

/** Returns the number of a day, so that counting needs no dates. */
export function dayNumber(day: Day): DayNumber {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

/** Returns the last day of a day's month. */
export function endOfMonth(day: Day): DayNumber {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0) / DAY_MS;
}

/** Returns the weekday of a day's number, 0 for Sunday. */
export function weekdayIndex(number: DayNumber): number {
  return (((number + 4) % 7) + 7) % 7;
}
