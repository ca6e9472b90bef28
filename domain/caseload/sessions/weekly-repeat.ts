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
import { newSession } from './session.ts';

/** Maximum number of repeats: the weeks of two years. */
export const WEEKS_LIMIT = 104;

const countMessage = `A session can repeat 1 to ${WEEKS_LIMIT} times`;
const weekdaysMessage = 'The weekdays of the repeat must be days of the week';
const everyWeeksMessage = 'A session repeats every week or every two weeks';
const skipMessage = 'The dates to skip must be a list of dates';

const repeatFields = {
  until: z.optional(z.nullable(day('Please enter a valid last date'))),
  count: z.optional(
    z.nullable(z.int(countMessage).check(z.minimum(1, countMessage), z.maximum(WEEKS_LIMIT, countMessage))),
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
    z.nullable(z.array(day(skipMessage), skipMessage).check(z.maxLength(WEEKS_LIMIT, skipMessage))),
  ),
};

/**
 * A session that repeats every week or every second week, on its own weekday and others, until a day, a number of
 * times, or whichever ends first. Weeks begin on Sunday.
 */
export const newSeries = z.extend(newSession, repeatFields);
export type NewSeries = z.output<typeof newSeries>;

/** How a session repeats. `count` includes the skipped dates. */
export type WeeklyRepeat = Pick<NewSeries, 'until' | 'count' | 'everyWeeks' | 'weekdays' | 'skip'>;

/** Returns why a repeat is invalid from its first day on; undefined if it is valid. */
export function repeatObstacle(first: Day, repeat: WeeklyRepeat): string | undefined {
  if (repeat.until == null && repeat.count == null) {
    return 'Please choose until when, or how many times, the session repeats';
  }
  if (repeat.until != null && repeat.until < first) {
    return 'The last date of the repeat must not be before its first session';
  }
  if (datesOf(first, repeat).length > WEEKS_LIMIT) {
    return `A repeat can have at most ${WEEKS_LIMIT} sessions. Please choose an earlier last date`;
  }
  return weeklyDays(first, repeat).length === 0 ? 'Every date of this repeat is skipped' : undefined;
}

/** Returns the days of a repeat, without skipped ones. */
export function weeklyDays(first: Day, repeat: WeeklyRepeat): Day[] {
  const skipped = new Set(repeat.skip);
  return datesOf(first, repeat).filter((day) => !skipped.has(day));
}

/** Returns the weekdays of a repeat in week order; that of its first day is always included. */
export function weekdaysOfRepeat(first: Day, { weekdays }: Pick<WeeklyRepeat, 'weekdays'>): WeekdayName[] {
  const chosen = new Set([weekdayOf(first), ...(weekdays ?? [])]);
  return weekdayNames.filter((weekday) => chosen.has(weekday));
}

/** Returns the instants of a repeat: the same time on the clock each week, also across a daylight-saving change. */
export function weeklyMoments(first: Instant, repeat: WeeklyRepeat, timeZone: TimeZone): Instant[] {
  const firstDay = dayOf(first, timeZone);
  const time = timeOfDay(first, timeZone);
  return weeklyDays(firstDay, repeat).map((day) =>
    day === firstDay ? first : momentOf(day, time, timeZone),
  );
}

/** Returns all dates of a repeat, skipped ones included; at most one more than the limit. */
function datesOf(first: Day, { until, count, everyWeeks, weekdays }: WeeklyRepeat): Day[] {
  const chosen = weekdaysOfRepeat(first, { weekdays });
  const most = Math.min(count ?? Number.POSITIVE_INFINITY, WEEKS_LIMIT + 1);
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
