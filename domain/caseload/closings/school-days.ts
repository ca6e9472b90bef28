import { countOf } from '#domain/platform/count-of.ts';
import { type Day, daysBetween, formatDay, plusDays } from '#domain/platform/dates.ts';
import { type WeekdayName, weekdayOf } from '#domain/platform/week.ts';
import { closingOn } from './closed-days.ts';
import type { ClosedDays } from './closing.ts';

/** Returns the days on which a school is open: its weekdays between two days without its closings. */
export function schoolDays(
  weekdays: readonly WeekdayName[],
  closings: readonly ClosedDays[],
  { firstDay, lastDay }: ClosedDays,
): Day[] {
  const count = Math.max(0, daysBetween(firstDay, lastDay) + 1);
  return Array.from({ length: count }, (_, index) => plusDays(firstDay, index)).filter(
    (day) => weekdays.includes(weekdayOf(day)) && !closingOn(day, closings),
  );
}

/** Returns the school days of a year as text: "185 school days from Sep 3, 2026 to Jun 25, 2027". */
export function schoolDaysText(days: readonly Day[]): string {
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return 'No school days';
  const count = countOf(days.length, 'school day');
  return `${count} from ${formatDay(first)} to ${formatDay(last)}`;
}
