import type { Day } from '#domain/platform/dates.ts';
import { WEEKDAYS, type Weekday } from './opening-hours.ts';

/** Formats a date as is usual for Spanish readers in the United States: "4 de septiembre de 2026". */
export function spanishDay(day: Day): string {
  return written({ dateStyle: 'long' }, new Date(day));
}

/** Formats a weekday inside a sentence: "lunes". */
export function spanishWeekday(weekday: Weekday): string {
  return written({ weekday: 'long' }, new Date(Date.UTC(2026, 0, FIRST_MONDAY + WEEKDAYS.indexOf(weekday))));
}

/** Formats a time of day without zero minutes: "8 a.m.", "5:30 p.m.". */
export function spanishTime(time: string): string {
  const minutes = time.endsWith(':00') ? {} : ({ minute: '2-digit' } as const);
  return written({ hour: 'numeric', ...minutes }, new Date(`2026-01-01T${time}Z`));
}

/** The first Monday of the month that weekdays are formatted from. */
const FIRST_MONDAY = 5;

function written(style: Intl.DateTimeFormatOptions, date: Date): string {
  return new Intl.DateTimeFormat('es-US', { ...style, timeZone: 'UTC' }).format(date);
}
