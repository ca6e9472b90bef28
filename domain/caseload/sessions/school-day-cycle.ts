import * as z from 'zod/mini';
import { type Day, daysBetween, plusDays } from '#domain/platform/dates.ts';
import { isWeekend, weekdayOf } from '#domain/platform/week.ts';

const SHORTEST_CYCLE = 2;
export const LONGEST_CYCLE = 10;
/** A series of cycles that has not ended after ten years meets closings that are wrong. */
const LONGEST_SEARCH_DAYS = 3_653;

const lengthMessage = `A cycle has ${SHORTEST_CYCLE} to ${LONGEST_CYCLE} school days`;
const firstMessage = 'Please choose which day of the cycle the first date is';
const daysMessage = 'Please choose the days of the cycle with a session';
const dayNumber = (message: string) =>
  z.int(message).check(z.minimum(1, message), z.maximum(LONGEST_CYCLE, message));

/**
 * A timetable of numbered school days, as A/B days or a six-day cycle. School days are weekdays on which the practice is
 * open: a closed day has no number.
 */
export const schoolDayCycle = z
  .object({
    length: z
      .int(lengthMessage)
      .check(z.minimum(SHORTEST_CYCLE, lengthMessage), z.maximum(LONGEST_CYCLE, lengthMessage)),
    /** The number of the first date in the cycle. */
    first: dayNumber(firstMessage),
    /** The numbers of the days with a session. */
    days: z
      .array(dayNumber(daysMessage), daysMessage)
      .check(z.minLength(1, daysMessage), z.maxLength(LONGEST_CYCLE, daysMessage)),
  })
  .check(({ value, issues }) => {
    const { length, first, days } = value;
    const add = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value });
    if (first > length) add('first', firstMessage);
    if (days.some((day) => day > length)) add('days', daysMessage);
  });
export type SchoolDayCycle = z.output<typeof schoolDayCycle>;

/** When a cycle ends: on a day, after a number of sessions, or whichever comes first. */
interface CycleEnd {
  until?: Day | null | undefined;
  count: number;
}

/** A date of a cycle with its number, 1 to the cycle's length. */
export interface CycleDate {
  day: Day;
  number: number;
}

/** Returns why a cycle cannot be counted from its first date on; undefined if it can. */
export function firstSchoolDayObstacle(first: Day, isClosed: (day: Day) => boolean): string | undefined {
  if (isWeekend(first)) {
    return `A cycle begins on a school day, and its first date is a ${weekdayOf(first)}. Please choose another first date`;
  }
  return isClosed(first)
    ? 'A cycle begins on a school day, and the practice is closed on its first date. Please choose another first date'
    : undefined;
}

/** Returns the dates of a cycle that have a session, at most `count`; fewer if closings leave no more in ten years. */
export function cycleDates(
  first: Day,
  { length, first: firstNumber, days }: SchoolDayCycle,
  { until, count }: CycleEnd,
  isClosed: (day: Day) => boolean,
): CycleDate[] {
  const dates: CycleDate[] = [];
  let number = firstNumber;
  for (let day = first; dates.length < count; day = plusDays(day, 1)) {
    if ((until != null && day > until) || daysBetween(first, day) > LONGEST_SEARCH_DAYS) break;
    if (isWeekend(day) || isClosed(day)) continue;
    if (days.includes(number)) dates.push({ day, number });
    number = (number % length) + 1;
  }
  return dates;
}

/** Describes the days of a cycle: "Days 1 and 4 of every 6 school days". */
export function cycleText({ length, days }: Pick<SchoolDayCycle, 'length' | 'days'>): string {
  const numbers = [...new Set(days)].sort((a, b) => a - b).map((day) => cycleDayLabel(day, length));
  const listed = [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter(Boolean).join(' and ');
  return `${numbers.length === 1 ? 'Day' : 'Days'} ${listed} of every ${length} school days`;
}

/** Returns the label of a day of a cycle: "4"; of two, they are A and B days. */
export function cycleDayLabel(day: number, length: number): string {
  return length === 2 ? (['A', 'B'][day - 1] ?? String(day)) : String(day);
}
