import * as z from 'zod/mini';
import {
  type Day,
  dayOf,
  type Instant,
  isDay,
  momentOf,
  plusDays,
  type TimeZone,
  timeOfDay,
} from '#domain/platform/dates.ts';
import { type WeekdayName, weekdayNames, weekdayOf, weekOf } from '#domain/platform/week.ts';
import { cycleDates, firstSchoolDayObstacle, schoolDayCycle } from './school-day-cycle.ts';
import { newSession } from './session.ts';

/** Maximum number of repeats: the weeks of two years. */
export const REPEATS_LIMIT = 104;
/** A year's weeks: a repeat on several weekdays may last that long, skipped dates included. */
const WEEKS_OF_YEAR = 53;
const MOST_DATES = WEEKS_OF_YEAR * weekdayNames.length;

const countMessage = `A session can repeat 1 to ${REPEATS_LIMIT} times`;
const weekdaysMessage = 'The weekdays of the repeat must be days of the week';
const everyWeeksMessage = 'A session repeats every week or every two weeks';
const skipMessage = 'The dates to skip must be a list of dates';

const repeatFields = {
  until: z.optional(z.nullable(day('Please enter a valid last date'))),
  count: z.optional(
    z.nullable(z.int(countMessage).check(z.minimum(1, countMessage), z.maximum(REPEATS_LIMIT, countMessage))),
  ),
  everyWeeks: z.optional(z.nullable(z.literal([1, 2], everyWeeksMessage))),
  weekdays: z.optional(
    z.nullable(
      z
        .array(z.enum(weekdayNames, weekdaysMessage), weekdaysMessage)
        .check(z.maxLength(weekdayNames.length, weekdaysMessage)),
    ),
  ),
  skip: z.optional(
    z.nullable(z.array(day(skipMessage), skipMessage).check(z.maxLength(MOST_DATES, skipMessage))),
  ),
  cycle: z.optional(z.nullable(schoolDayCycle)),
};

/**
 * A session that repeats every week or every second week, on its own weekday and others, or by a cycle of school days,
 * until a day, a number of times, or whichever ends first. Weeks begin on Sunday.
 */
export const newSeries = z.extend(newSession, repeatFields);
export type NewSeries = z.output<typeof newSeries>;

/** How a session repeats. `count` includes the skipped dates. */
export type SessionRepeat = Pick<NewSeries, keyof typeof repeatFields>;

/** Whether the practice is closed on a day. */
export type IsClosed = (day: Day) => boolean;

/** Returns why a repeat is invalid from its first day on; undefined if it is valid. */
export function repeatObstacle(first: Day, repeat: SessionRepeat, isClosed: IsClosed): string | undefined {
  if (repeat.until == null && repeat.count == null) {
    return 'Please choose until when, or how many times, the session repeats';
  }
  if (repeat.until != null && repeat.until < first) {
    return 'The last date of the repeat must not be before its first session';
  }
  const obstacle = repeat.cycle == null ? undefined : cycleObstacle(first, repeat, isClosed);
  if (obstacle !== undefined) return obstacle;
  const limit = datesLimit(first, repeat);
  if (datesOf(first, repeat, isClosed).length > limit) {
    return `A repeat can have at most ${limit} sessions. Please choose an earlier last date`;
  }
  return repeatDays(first, repeat, isClosed).length === 0
    ? 'Every date of this repeat is skipped'
    : undefined;
}

function cycleObstacle(first: Day, repeat: SessionRepeat, isClosed: IsClosed): string | undefined {
  if (repeat.everyWeeks != null || (repeat.weekdays ?? []).length > 0) {
    return 'A session repeats by weeks or by school days, not by both';
  }
  const obstacle = firstSchoolDayObstacle(first, isClosed);
  if (obstacle !== undefined) return obstacle;
  const { length } = datesOf(first, repeat, isClosed);
  if (length === 0) return 'No date of this cycle has a session. Please choose a later last date';
  return repeat.until == null && repeat.count != null && length < repeat.count
    ? `Closings leave only ${length} dates for this repeat. Please choose fewer times, or check the closings`
    : undefined;
}

/** Returns the days of a repeat, without skipped ones. */
export function repeatDays(first: Day, repeat: SessionRepeat, isClosed: IsClosed): Day[] {
  const skipped = new Set(repeat.skip);
  return datesOf(first, repeat, isClosed).filter((day) => !skipped.has(day));
}

/** Returns the number of each of its days in the cycle, skipped ones included; none for a weekly repeat. */
export function cycleNumbers(
  first: Day,
  { cycle, until, count }: SessionRepeat,
  isClosed: IsClosed,
): Map<Day, number> {
  if (cycle == null) return new Map();
  const dates = cycleDates(first, cycle, { until, count: count ?? REPEATS_LIMIT }, isClosed);
  return new Map(dates.map(({ day, number }) => [day, number]));
}

/** Returns the weekdays of a repeat in week order; that of its first day is always included. */
export function weekdaysOfRepeat(first: Day, { weekdays }: Pick<SessionRepeat, 'weekdays'>): WeekdayName[] {
  const chosen = new Set([weekdayOf(first), ...(weekdays ?? [])]);
  return weekdayNames.filter((weekday) => chosen.has(weekday));
}

/** Returns the instants of a repeat: the same time on the clock each day, also across a daylight-saving change. */
export function repeatMoments(
  first: Instant,
  repeat: SessionRepeat,
  timeZone: TimeZone,
  isClosed: IsClosed,
): Instant[] {
  const firstDay = dayOf(first, timeZone);
  const time = timeOfDay(first, timeZone);
  return repeatDays(firstDay, repeat, isClosed).map((day) =>
    day === firstDay ? first : momentOf(day, time, timeZone),
  );
}

/** Returns how many dates a repeat can have: the weeks of two years, or on several weekdays all of one year. */
function datesLimit(first: Day, repeat: SessionRepeat): number {
  if (repeat.cycle != null) return REPEATS_LIMIT;
  return Math.max(REPEATS_LIMIT, WEEKS_OF_YEAR * weekdaysOfRepeat(first, repeat).length);
}

/** Returns all dates of a repeat, skipped ones included; at most one more than the limit. */
function datesOf(first: Day, repeat: SessionRepeat, isClosed: IsClosed): Day[] {
  const most = Math.min(repeat.count ?? Number.POSITIVE_INFINITY, datesLimit(first, repeat) + 1);
  if (repeat.cycle == null) return weeklyDates(first, repeat, most);
  const end = { until: repeat.until, count: most };
  return cycleDates(first, repeat.cycle, end, isClosed).map(({ day }) => day);
}

function weeklyDates(first: Day, { until, everyWeeks, weekdays }: SessionRepeat, most: number): Day[] {
  const chosen = weekdaysOfRepeat(first, { weekdays });
  const dates: Day[] = [];
  for (let week = weekOf(first); dates.length < most; week = weeksLater(week, everyWeeks ?? 1)) {
    const inWeek = week.filter((day) => day >= first && chosen.includes(weekdayOf(day)));
    const inTime = inWeek.filter((day) => until == null || day <= until);
    dates.push(...inTime);
    if (inTime.length < inWeek.length) break;
  }
  return dates.slice(0, most);
}

function weeksLater(week: readonly Day[], weeks: number): Day[] {
  return week.map((day) => plusDays(day, 7 * weeks));
}

function day(message: string) {
  return z.string(message).check(z.refine(isDay, message));
}
