import { tzOffset } from '@date-fns/tz';
// One file each: the package's front door loads every function there is, which costs the server's start 0.7 s.
import { isValid } from 'date-fns/isValid';

/** A moment, as ISO 8601 text in UTC with milliseconds: it sorts as text. */
export type Instant = string;
/** A calendar date without a time, YYYY-MM-DD: it sorts as text and belongs to no time zone. */
export type Day = string;
/** An IANA time zone name. */
export type TimeZone = string;

export const DEFAULT_TIME_ZONE: TimeZone = 'America/New_York';

/** The months of a year, in their order. */
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
const firstYear = 1900;
const lastYear = 2999;

/** Whether the text is a date that exists, between 1900 and 2999. */
export function isDay(text: string): text is Day {
  const match = dayPattern.exec(text);
  if (!match) return false;
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < firstYear || year > lastYear) return false;
  const noon = new Date(Date.UTC(year, month - 1, date, 12));
  return noon.getUTCMonth() === month - 1 && noon.getUTCDate() === date;
}

/** The calendar date that a moment falls on in a time zone. */
export function dayOf(moment: Instant | Date, timeZone: TimeZone): Day {
  return onTheWall(moment, timeZone).day;
}

/** The time of day of a moment in a time zone, as "HH:mm": what a time field holds. */
export function timeOfDay(moment: Instant | Date, timeZone: TimeZone): string {
  return onTheWall(moment, timeZone).time;
}

/** The moment at which a day begins in a time zone, whatever daylight saving does on it. */
export function startOfDay(day: Day, timeZone: TimeZone): Instant {
  return momentOf(day, '00:00', timeZone);
}

/**
 * The moment of a day and a time ("HH:mm") in a time zone. A time that daylight saving skips moves forward; of a
 * time that it repeats, the first is meant.
 */
export function momentOf(day: Day, time: string, timeZone: TimeZone): Instant {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const onTheClock = midnightOf(day) + (hour * 60 + minute) * MINUTE_MS;
  // The offsets on either side of a change; the earlier one first, as the clock shows it first.
  const [before, after] = [-DAY_MS, DAY_MS].map((distance) => {
    const offset = tzOffset(timeZone, new Date(onTheClock + distance)) * MINUTE_MS;
    const moment = onTheClock - offset;
    return { moment, exists: tzOffset(timeZone, new Date(moment)) * MINUTE_MS === offset };
  });
  const meant = !before?.exists && after?.exists ? after : before;
  return new Date(meant?.moment ?? Number.NaN).toISOString();
}

/** The day a number of days later (or earlier, when negative). */
export function plusDays(day: Day, days: number): Day {
  return new Date(midnightOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days `later` lies after `earlier`. */
export function daysBetween(earlier: Day, later: Day): number {
  return (midnightOf(later) - midnightOf(earlier)) / DAY_MS;
}

/** A moment as people read its date: "Sep 4, 2026". */
export function formatDate(moment: Instant, timeZone: TimeZone): string {
  return formatDay(onTheWall(moment, timeZone).day);
}

/** A moment as people read its time: "3:30 PM". */
export function formatTime(moment: Instant, timeZone: TimeZone): string {
  const [hour = 0, minute = 0] = onTheWall(moment, timeZone).time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A calendar date as people read it: "Sep 4, 2026", the same in every time zone. */
export function formatDay(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${month.slice(0, 3)} ${date}, ${year}`;
}

/** "Sep 4", as it is said on a day of the same year; "Sep 4, 2025" on others. */
export function shortDay(on: Day, today: Day): string {
  const said = formatDay(on);
  return on.slice(0, 4) === today.slice(0, 4) ? said.replace(/, \d+$/, '') : said;
}

/** A moment as a month and a year: "September 2026". */
export function formatMonth(moment: Instant, timeZone: TimeZone): string {
  const { year, month } = partsOf(onTheWall(moment, timeZone).day);
  return `${month} ${year}`;
}

/** The greeting for an hour of the viewer's own clock: before 12 morning, before 18 afternoon. */
export function greeting(hour: number): 'Good morning' | 'Good afternoon' | 'Good evening' {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/**
 * The moment a client of the API means by `date` and `time`: an ISO date-time (its own offset, or the practice's
 * zone when it names none; `time` is then ignored), or a date alone with `time` or 00:00 beside it. Undefined
 * when no such moment exists between 1900 and 2999.
 */
export function parseMoment(
  date: string,
  time: string | null | undefined,
  timeZone: TimeZone,
): Instant | undefined {
  if (isDay(date)) return momentOf(date, isTime(time) ? time : '00:00', timeZone);
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:[0-5]\d(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i.exec(
    date,
  );
  const [, day = '', clock = '', seconds = '', offset] = match ?? [];
  if (!isDay(day) || !isTime(clock)) return undefined;
  if (offset === undefined) return momentOf(day, clock, timeZone);
  const moment = new Date(`${day}T${clock}${seconds}${offset.toUpperCase()}`);
  return isValid(moment) && isDay(moment.toISOString().slice(0, 10)) ? moment.toISOString() : undefined;
}

/** Whether the text is a time of day, "HH:mm". */
export function isTime(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Whether the runtime knows the time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * What the calendar and the clock on the wall show at a moment. Throws RangeError for what is no moment. It reads the
 * offset and nothing else: dates that carry their time zone fall back to the machine's where a test sets the clock.
 */
function onTheWall(moment: Instant | Date, timeZone: TimeZone): { day: Day; time: string } {
  const at = new Date(moment);
  const shown = new Date(at.getTime() + tzOffset(timeZone, at) * MINUTE_MS).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

function partsOf(day: Day) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month: MONTHS[month - 1] ?? '', date };
}

// A day has no time zone; UTC, where every day has 24 hours, is only for counting.
function midnightOf(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
}
