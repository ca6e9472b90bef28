import { type Day, formatDay, plusDays } from '#domain/platform/dates.ts';
import { type WeekdayName, weekdayOf } from '#domain/platform/week.ts';

/**
 * Returns New York's legal holidays on which schools are not in session, as lines of a calendar, for the school year that
 * begins in `startYear`. A holiday on a Sunday moves to Monday. Election Day and the birthdays of Lincoln and Washington are
 * left out, since schools may be open on them; each district's own calendar decides.
 */
export function legalHolidaysText(startYear: number): string {
  const next = startYear + 1;
  const holidays: [Day, string][] = [
    [onOrAfter(`${startYear}-09-01`, 'Monday'), 'Labor Day'],
    [onOrAfter(`${startYear}-10-08`, 'Monday'), 'Columbus Day'],
    [`${startYear}-11-11`, 'Veterans Day'],
    [onOrAfter(`${startYear}-11-22`, 'Thursday'), 'Thanksgiving Day'],
    [`${startYear}-12-25`, 'Christmas Day'],
    [`${next}-01-01`, "New Year's Day"],
    [onOrAfter(`${next}-01-15`, 'Monday'), 'Martin Luther King Jr. Day'],
    [onOrAfter(`${next}-05-25`, 'Monday'), 'Memorial Day'],
    [`${next}-06-19`, 'Juneteenth'],
    [`${next}-07-04`, 'Independence Day'],
  ];
  return holidays.map(([day, name]) => `${formatDay(notSunday(day))} ${name}`).join('\n');
}

/** Returns the first such weekday from a day on. */
function onOrAfter(day: Day, weekday: WeekdayName): Day {
  return weekdayOf(day) === weekday ? day : onOrAfter(plusDays(day, 1), weekday);
}

function notSunday(day: Day): Day {
  return weekdayOf(day) === 'Sunday' ? plusDays(day, 1) : day;
}
