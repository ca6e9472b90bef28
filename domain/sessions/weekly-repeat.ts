import * as z from 'zod/mini';
import {
  type Day,
  dayOf,
  daysBetween,
  type Instant,
  isDay,
  momentOf,
  plusDays,
  type TimeZone,
  timeOfDay,
} from '#domain/dates.ts';
import { newSession } from './session.ts';

/** Two years of weeks: the longest repeat. */
export const WEEKS_LIMIT = 104;

const countMessage = `A session can repeat 1 to ${WEEKS_LIMIT} times`;
const skipMessage = 'The dates to skip must be a list of dates';

const repeatFields = {
  until: z.optional(z.nullable(day('Please enter a valid last date'))),
  count: z.optional(
    z.nullable(z.int(countMessage).check(z.minimum(1, countMessage), z.maximum(WEEKS_LIMIT, countMessage))),
  ),
  skip: z.optional(
    z.nullable(z.array(day(skipMessage), skipMessage).check(z.maxLength(WEEKS_LIMIT, skipMessage))),
  ),
};

/** A session that repeats weekly, until a day, a number of times, or whichever ends first. */
export const newSeries = z.extend(newSession, repeatFields);
export type NewSeries = z.output<typeof newSeries>;

/** How a session repeats. `count` counts weeks, the skipped ones included. */
export type WeeklyRepeat = Pick<NewSeries, 'until' | 'count' | 'skip'>;

/** Why sessions cannot be made by this repeat from its first day on; undefined when they can. */
export function repeatObstacle(first: Day, repeat: WeeklyRepeat): string | undefined {
  if (repeat.until == null && repeat.count == null) {
    return 'Please choose until when, or how many times, the session repeats';
  }
  if (repeat.until != null && repeat.until < first) {
    return 'The last date of the repeat must not be before its first session';
  }
  if (weeksOf(first, repeat) > WEEKS_LIMIT) {
    return `A repeat can have at most ${WEEKS_LIMIT} sessions. Please choose an earlier last date`;
  }
  return weeklyDays(first, repeat).length === 0 ? 'Every date of this repeat is skipped' : undefined;
}

/** The days of a repeat: every seventh from the first on, without the skipped ones. */
export function weeklyDays(first: Day, repeat: WeeklyRepeat): Day[] {
  const skipped = new Set(repeat.skip);
  const days = Array.from({ length: weeksOf(first, repeat) }, (_, week) => plusDays(first, 7 * week));
  return days.filter((day) => !skipped.has(day));
}

/** The moments of a repeat: the same time on the clock each week, on both sides of a daylight-saving change. */
export function weeklyMoments(first: Instant, repeat: WeeklyRepeat, timeZone: TimeZone): Instant[] {
  const firstDay = dayOf(first, timeZone);
  const time = timeOfDay(first, timeZone);
  return weeklyDays(firstDay, repeat).map((day) =>
    day === firstDay ? first : momentOf(day, time, timeZone),
  );
}

function weeksOf(first: Day, { until, count }: WeeklyRepeat): number {
  const byDay = until == null ? Number.POSITIVE_INFINITY : Math.floor(daysBetween(first, until) / 7) + 1;
  return Math.max(0, Math.min(byDay, count ?? Number.POSITIVE_INFINITY));
}

function day(message: string) {
  return z.string(message).check(z.refine(isDay, message));
}
