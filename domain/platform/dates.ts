import { tzOffset } from '@date-fns/tz';
// Imported one by one: the package's index loads every function, which adds 0.7 s to the server's start.
import { isValid } from 'date-fns/isValid';

/** A moment as ISO 8601 text in UTC with milliseconds. It sorts as text. */
export type Instant = string;
/** A calendar date without a time, YYYY-MM-DD. It sorts as text and belongs to no time zone. */
export type Day = string;
/** An IANA time zone name. */
export type TimeZone = string;

export const DEFAULT_TIME_ZONE: TimeZone = 'America/New_York';

/** The months of a year, in order. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** About ten years. */
const KNOWN_DAYS = 4_000;
const firstYear = 1900;
const lastYear = 2999;

/** Returns whether the text is an existing date between 1900 and 2999. */
export function isDay(text: string): text is Day {
  const match = dayPattern.exec(text);
  if (!match) return false;
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < firstYear || year > lastYear) return false;
  const noon = new Date(Date.UTC(year, month - 1, date, 12));
  return noon.getUTCMonth() === month - 1 && noon.getUTCDate() === date;
}

/** Returns the calendar date of a moment in a time zone. */
export function dayOf(moment: Instant | Date, timeZone: TimeZone): Day {
  return localDateTime(moment, timeZone).day;
}

/** Returns the time of day of a moment in a time zone as "HH:mm", the format of a time field. */
export function timeOfDay(moment: Instant | Date, timeZone: TimeZone): string {
  return localDateTime(moment, timeZone).time;
}

/** Returns the moment at which a day begins in a time zone, also on days when daylight saving changes. */
export function startOfDay(day: Day, timeZone: TimeZone): Instant {
  return momentOf(day, '00:00', timeZone);
}

/**
 * Returns the moment of a day and a time ("HH:mm") in a time zone. A time that daylight saving skips moves forward;
 * of a repeated time, the first one counts.
 */
export function momentOf(day: Day, time: string, timeZone: TimeZone): Instant {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const localMs = midnightOf(day) + (hour * 60 + minute) * MINUTE_MS;
  // The offsets before and after a change; the earlier one comes first, as on the clock.
  const [before, after] = [-DAY_MS, DAY_MS].map((distance) => {
    const offset = offsetAt(localMs + distance, timeZone);
    const moment = localMs - offset;
    return { moment, exists: offsetAt(moment, timeZone) === offset };
  });
  const chosen = !before?.exists && after?.exists ? after : before;
  return new Date(chosen?.moment ?? Number.NaN).toISOString();
}

/** Returns the day `days` days later (or earlier, if negative). */
export function plusDays(day: Day, days: number): Day {
  return new Date(midnightOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of days from `earlier` to `later`. */
export function daysBetween(earlier: Day, later: Day): number {
  return (midnightOf(later) - midnightOf(earlier)) / DAY_MS;
}

/** Returns a moment's date for display: "Sep 4, 2026". */
export function formatDate(moment: Instant, timeZone: TimeZone): string {
  return formatDay(localDateTime(moment, timeZone).day);
}

/** Returns a moment's time for display: "3:30 PM". */
export function formatTime(moment: Instant, timeZone: TimeZone): string {
  const [hour = 0, minute = 0] = localDateTime(moment, timeZone).time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns a calendar date for display: "Sep 4, 2026", the same in every time zone. */
export function formatDay(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${month.slice(0, 3)} ${date}, ${year}`;
}

/** Returns "Sep 4" for a day in the same year as `today`, otherwise "Sep 4, 2025". */
export function shortDay(on: Day, today: Day): string {
  const text = formatDay(on);
  return on.slice(0, 4) === today.slice(0, 4) ? text.replace(/, \d+$/, '') : text;
}

/** Returns a moment's month and year: "September 2026". */
export function formatMonth(moment: Instant, timeZone: TimeZone): string {
  return monthText(localDateTime(moment, timeZone).day);
}

/** Returns a day's month and year: "September 2026". */
export function monthText(day: Day): string {
  const { year, month } = partsOf(day);
  return `${month} ${year}`;
}

/** Returns the greeting for an hour of the viewer's clock: morning before 12, afternoon before 18. */
export function greeting(hour: number): 'Good morning' | 'Good afternoon' | 'Good evening' {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/**
 * Returns the moment that an API caller means by `date` and `time`: an ISO date-time (with its own offset, or in the
 * practice's time zone if it has none; `time` is then ignored), or a date with `time`, 00:00 by default. Undefined if
 * no such moment exists between 1900 and 2999.
 */
export function parseMoment(
  date: string,
  time: string | null | undefined,
  timeZone: TimeZone,
): Instant | undefined {
  if (isDay(date)) return ofTheseYears(momentOf(date, isTime(time) ? time : '00:00', timeZone));
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:[0-5]\d(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i.exec(
    date,
  );
  const [, day = '', clock = '', seconds = '', offset] = match ?? [];
  if (!isDay(day) || !isTime(clock)) return undefined;
  if (offset === undefined) return ofTheseYears(momentOf(day, clock, timeZone));
  const moment = new Date(`${day}T${clock}${seconds}${offset.toUpperCase()}`);
  return isValid(moment) ? ofTheseYears(moment.toISOString()) : undefined;
}

// The evening of the last day is in the year 3000 by UTC.
function ofTheseYears(moment: Instant): Instant | undefined {
  return isDay(moment.slice(0, 10)) ? moment : undefined;
}

/** Returns whether the text is a time of day, "HH:mm". */
export function isTime(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Returns whether the runtime knows the time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the local date and time of a moment. Throws RangeError for an invalid moment. Computed from the offset
 * alone, because date objects with a time zone fall back to the machine's zone where a test sets the clock.
 */
function localDateTime(moment: Instant | Date, timeZone: TimeZone): { day: Day; time: string } {
  const at = new Date(moment).getTime();
  const local = new Date(at + offsetAt(at, timeZone)).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/** By time zone and UTC day, in milliseconds; undefined on days when it changes. */
const knownOffsets = new Map<TimeZone, Map<number, number | undefined>>();

/** Returns a time zone's offset, in milliseconds. Asking the runtime takes microseconds, and a page asks thousands of times. */
function offsetAt(at: number, timeZone: TimeZone): number {
  const utcDay = Math.floor(at / DAY_MS);
  const known = knownOffsets.get(timeZone) ?? new Map<number, number | undefined>();
  knownOffsets.set(timeZone, known);
  if (!known.has(utcDay)) {
    if (known.size >= KNOWN_DAYS) known.clear();
    const ask = (day: number) => tzOffset(timeZone, new Date(day * DAY_MS)) * MINUTE_MS;
    const [first, next] = [ask(utcDay), ask(utcDay + 1)];
    known.set(utcDay, first === next ? first : undefined);
  }
  return known.get(utcDay) ?? tzOffset(timeZone, new Date(at)) * MINUTE_MS;
}

function partsOf(day: Day) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month: MONTHS[month - 1] ?? '', date };
}

// A day has no time zone; UTC is used for arithmetic because every UTC day has 24 hours.
function midnightOf(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
}
