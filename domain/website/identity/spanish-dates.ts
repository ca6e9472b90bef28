import type { Day } from '#domain/platform/dates.ts';
import { WEEKDAYS, type Weekday } from './opening-hours.ts';

/** A calendar date as Spanish readers in the United States know it: "4 de septiembre de 2026". */
export function spanishDay(day: Day): string {
  return written({ dateStyle: 'long' }, new Date(day));
}

/** A day of the week in the middle of a sentence: "lunes". */
export function spanishWeekday(weekday: Weekday): string {
  return written({ weekday: 'long' }, new Date(Date.UTC(2026, 0, FIRST_MONDAY + WEEKDAYS.indexOf(weekday))));
}

/** A time of day without idle minutes: "8 a.m.", "5:30 p.m.". */
export function spanishTime(time: string): string {
  const minutes = time.endsWith(':00') ? {} : ({ minute: '2-digit' } as const);
  return written({ hour: 'numeric', ...minutes }, new Date(`2026-01-01T${time}Z`));
}

/** The first Monday of the month from which weekdays are counted. */
const FIRST_MONDAY = 5;

function written(style: Intl.DateTimeFormatOptions, date: Date): string {
  return new Intl.DateTimeFormat('es-US', { ...style, timeZone: 'UTC' }).format(date);
}
