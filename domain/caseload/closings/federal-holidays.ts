import { type Day, plusDays } from '#domain/platform/dates.ts';
import { type WeekdayName, weekdayOf } from '#domain/platform/week.ts';

export const WASHINGTONS_BIRTHDAY = "Washington's Birthday";

/** Returns the federal holidays of a calendar year on their own days, in order, with their names (5 U.S.C. 6103). */
export function federalHolidays(year: number): [Day, string][] {
  return [
    [`${year}-01-01`, "New Year's Day"],
    [onOrAfter(`${year}-01-15`, 'Monday'), 'Martin Luther King Jr. Day'],
    [onOrAfter(`${year}-02-15`, 'Monday'), WASHINGTONS_BIRTHDAY],
    [onOrAfter(`${year}-05-25`, 'Monday'), 'Memorial Day'],
    [`${year}-06-19`, 'Juneteenth'],
    [`${year}-07-04`, 'Independence Day'],
    [onOrAfter(`${year}-09-01`, 'Monday'), 'Labor Day'],
    [onOrAfter(`${year}-10-08`, 'Monday'), 'Columbus Day'],
    [`${year}-11-11`, 'Veterans Day'],
    [onOrAfter(`${year}-11-22`, 'Thursday'), 'Thanksgiving Day'],
    [`${year}-12-25`, 'Christmas Day'],
  ];
}

const closedDays = new Map<number, ReadonlySet<Day>>();

/**
 * Returns whether federal offices are closed for a holiday: for one on a Saturday they close on Friday, for one on a Sunday
 * on Monday.
 */
export function isFederalHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4));
  const known = closedDays.get(year) ?? daysClosedIn(year);
  closedDays.set(year, known);
  return known.has(day);
}

/** New Year's Day of the next year may be kept on December 31. */
function daysClosedIn(year: number): ReadonlySet<Day> {
  return new Set([year, year + 1].flatMap(federalHolidays).map(([holiday]) => keptOn(holiday)));
}

function keptOn(holiday: Day): Day {
  const weekday = weekdayOf(holiday);
  if (weekday === 'Saturday') return plusDays(holiday, -1);
  return weekday === 'Sunday' ? plusDays(holiday, 1) : holiday;
}

/** Returns the first such weekday from a day on. */
function onOrAfter(day: Day, weekday: WeekdayName): Day {
  return weekdayOf(day) === weekday ? day : onOrAfter(plusDays(day, 1), weekday);
}
