import { type Day, daysBetween, plusDays } from '#domain/platform/dates.ts';
import { isWeekend, type WeekdayName, weekOf } from '#domain/platform/week.ts';

const WEEK = 7;
const LONGEST_MONTH = 31;

/** Returns the first day of a day's month. */
export function monthOf(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

/** Returns the first and last visible day: the month of `day` in whole weeks. */
export function daysAroundMonth(day: Day): [first: Day, last: Day] {
  const month = monthOf(day);
  return [plusDays(month, -WEEK), plusDays(month, LONGEST_MONTH + WEEK)];
}

/** Returns the indexes of a month's columns that are weekends without sessions. */
export function emptyWeekendColumns(
  month: Day,
  weekStart: WeekdayName,
  isNeeded: (day: Day) => boolean,
): number[] {
  const week = weekOf(month, weekStart);
  const last = plusDays(monthOf(plusDays(month, LONGEST_MONTH)), -1);
  const weeks = Math.floor(daysBetween(week[0] ?? month, last) / WEEK) + 1;
  return week.flatMap((first, column) => {
    const days = Array.from({ length: weeks }, (_, index) => plusDays(first, index * WEEK));
    return isWeekend(first) && !days.some(isNeeded) ? [column] : [];
  });
}
