import { type Day, isDay } from '#domain/platform/dates.ts';
import { closingObstacle, type NewClosing, newClosing } from './closing.ts';

/** One line of a pasted calendar: the closing it names, or why it could not be read. */
export type ReadLine = { line: string } & (
  | { closing: NewClosing; fault?: undefined }
  | { closing?: undefined; fault: string }
);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** A school year begins in July, so that its summer recess may begin it or end it. */
const FIRST_MONTH = 7;

const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?,?\\s+)?';
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const YEAR = '(?:,?\\s+(?<year>\\d{4})\\b)?';
const NAMED = `${WEEKDAY}(?<month>${MONTH})\\s+(?<date>\\d{1,2})(?:st|nd|rd|th)?\\b${YEAR}`;
const NUMBERED = `${WEEKDAY}(?<month>\\d{1,2})/(?<date>\\d{1,2})(?:/(?<year>\\d{4}|\\d{2}))?\\b`;
const SAME_MONTH = `${WEEKDAY}(?<date>\\d{1,2})(?:st|nd|rd|th)?\\b(?!/)${YEAR}`;
const UNTIL = '\\s*(?:-|–|—|\\bto\\b|\\bthrough\\b|\\bthru\\b)\\s*';

interface TypedDay {
  month: number;
  date: number;
  year: number | undefined;
}

/**
 * Reads a calendar pasted from a district, a line for each closing: "Nov 26-27 Thanksgiving recess", "Dec 24 – Jan 1: Winter
 * recess", "11/11 Veterans Day", "Memorial Day, Monday, May 31". Days without a year are of the school year that begins in
 * `startYear`, from July to June. Empty lines are left out.
 */
export function closingsInText(text: string, startYear: number): ReadLine[] {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => readLine(line, startYear));
}

function readLine(line: string, startYear: number): ReadLine {
  const found = daysIn(line);
  if (found === undefined) return { line, fault: 'No day was found, such as Nov 26 or 11/26' };
  const { first, last, rest } = found;
  const firstDay = dayOfYear(first, startYear);
  const lastDay = last === undefined ? firstDay : lastDayAfter(last, firstDay, startYear);
  if (!isDay(firstDay) || !isDay(lastDay)) return { line, fault: 'There is no such day' };
  if (daysIn(rest) !== undefined)
    return { line, fault: 'Two days are named. Please give each a line of its own' };
  const obstacle = closingObstacle({ firstDay, lastDay });
  if (obstacle !== undefined) return { line, fault: obstacle };
  const read = newClosing.safeParse({ firstDay, lastDay, reason: rest });
  return read.success
    ? { line, closing: read.data }
    : { line, fault: read.error.issues[0]?.message ?? 'This line could not be read' };
}

/** Returns the first day or range of a line, and its other words; undefined without a day. */
function daysIn(line: string): { first: TypedDay; last: TypedDay | undefined; rest: string } | undefined {
  for (const form of [NAMED, NUMBERED]) {
    const start = new RegExp(form, 'i').exec(line);
    const first = start && typedDay(start.groups);
    if (!start || !first) continue;
    const before = line.slice(0, start.index);
    const after = line.slice(start.index + start[0].length);
    const { last, length } = untilIn(after, first);
    return { first, last, rest: trimmed(`${before} ${after.slice(length)}`) };
  }
  return undefined;
}

/** Returns the last day of a range right after its first, and how many letters name it. */
function untilIn(after: string, first: TypedDay): { last: TypedDay | undefined; length: number } {
  for (const form of [NAMED, NUMBERED, SAME_MONTH]) {
    const end = new RegExp(`^${UNTIL}${form}`, 'i').exec(after);
    const last =
      end && typedDay({ ...(form === SAME_MONTH && { month: String(first.month) }), ...end.groups });
    if (end && last) return { last, length: end[0].length };
  }
  return { last: undefined, length: 0 };
}

function typedDay(groups: Record<string, string | undefined> | undefined): TypedDay | undefined {
  const { month = '', date = '', year } = groups ?? {};
  const number = Number(month) || MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  if (number < 1 || number > 12) return undefined;
  return {
    month: number,
    date: Number(date),
    year: year === undefined ? undefined : (Number(year) % 2000) + 2000,
  };
}

function dayOfYear({ month, date, year }: TypedDay, startYear: number): Day {
  const known = year ?? (month >= FIRST_MONTH ? startYear : startYear + 1);
  return `${known}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** Returns the last day of a range; one that would be before the first is of the year after. */
function lastDayAfter(last: TypedDay, firstDay: Day, startYear: number): Day {
  const day = dayOfYear({ ...last, year: last.year ?? Number(firstDay.slice(0, 4)) }, startYear);
  return day < firstDay && last.year === undefined
    ? dayOfYear({ ...last, year: Number(firstDay.slice(0, 4)) + 1 }, startYear)
    : day;
}

/** Returns the words of a line without the signs and brackets that stood around its day. */
function trimmed(words: string): string {
  return words
    .replaceAll(/\(\s*\)|\s+/g, ' ')
    .replace(/^[\s,;:.\-–—|]+/, '')
    .replace(/[\s,;:\-–—|(]+$/, '');
}
