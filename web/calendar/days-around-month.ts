import { type Day, plusDays } from '#domain/dates.ts';

const WEEK = 7;
const LONGEST_MONTH = 31;

/** The first day of a day's month. */
export function monthOf(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

/** The first and the last of the days that are shown with a day: its month, and the weeks that reach into it. */
export function daysAroundMonth(day: Day): [first: Day, last: Day] {
  const month = monthOf(day);
  return [plusDays(month, -WEEK), plusDays(month, LONGEST_MONTH + WEEK)];
}
