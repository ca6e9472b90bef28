import { type Day, formatDay, plusDays } from '#domain/platform/dates.ts';
import { weekdayOf } from '#domain/platform/week.ts';
import { federalHolidays, WASHINGTONS_BIRTHDAY } from './federal-holidays.ts';

/**
 * Returns New York's legal holidays on which schools are not in session, as lines of a calendar, for the school year that
 * begins in `startYear`. A holiday on a Sunday moves to Monday. Election Day and the birthdays of Lincoln and Washington are
 * left out, since schools may be open on them; each district's own calendar decides.
 */
export function legalHolidaysText(startYear: number): string {
  const [first, last] = [`${startYear}-09-01`, `${startYear + 1}-08-31`];
  return [startYear, startYear + 1]
    .flatMap(federalHolidays)
    .filter(([day, name]) => first <= day && day <= last && name !== WASHINGTONS_BIRTHDAY)
    .map(([day, name]) => `${formatDay(notSunday(day))} ${name}`)
    .join('\n');
}

function notSunday(day: Day): Day {
  return weekdayOf(day) === 'Sunday' ? plusDays(day, 1) : day;
}
