import * as z from 'zod/mini';
import { type Day, isDay } from '#domain/platform/dates.ts';
import { weekdayNames } from '#domain/platform/week.ts';
import {
  repeatObstacle,
  WEEKS_LIMIT,
  type WeeklyRepeat,
  weekdaysOfRepeat,
  weeklyDays,
} from './weekly-repeat.ts';

const DEFAULT_WEEKS = 10;
const countMessage = `A session can repeat 1 to ${WEEKS_LIMIT} times`;

/** The part of the session form for repeating it. One of its two ends applies; neither while it is off. */
export const sessionRepeatSchema = z.object({
  isOn: z.boolean(),
  ends: z.enum(['until', 'count']),
  until: z.string(),
  count: z.union([z.number(), z.nan()]),
  everyWeeks: z.enum(['1', '2']),
  weekdays: z.array(z.enum(weekdayNames)),
  skip: z.array(z.string()),
  /** Days on which the session takes place although the practice is closed. */
  keep: z.array(z.string()),
});
export type SessionRepeatValues = z.output<typeof sessionRepeatSchema>;

/** The form's initial values. */
export const noRepeat: SessionRepeatValues = {
  isOn: false,
  ends: 'count',
  until: '',
  count: DEFAULT_WEEKS,
  everyWeeks: '1',
  weekdays: [],
  skip: [],
  keep: [],
};

/** Returns the typed repeat without ends that are not typed yet. */
export function repeatOfForm({
  ends,
  until,
  count,
  keep: _keep,
  ...typed
}: SessionRepeatValues): WeeklyRepeat {
  const { weekdays, skip } = typed;
  const dates = { everyWeeks: typed.everyWeeks === '2' ? (2 as const) : (1 as const), weekdays, skip };
  if (ends === 'until') return { until: isDay(until) ? until : null, ...dates };
  return { count: isWeekCount(count) ? count : null, ...dates };
}

/** Returns the repeat from its first day without the practice's closed days, except those in `keep`. */
export function repeatWithoutClosings(
  first: Day,
  typed: SessionRepeatValues,
  isClosed: (day: Day) => boolean,
): WeeklyRepeat {
  const repeat = repeatOfForm(typed);
  const every = { ...repeat, skip: [] };
  if (repeatObstacle(first, every) !== undefined) return repeat;
  const isLeftOut = (day: Day) => typed.skip.includes(day) || (isClosed(day) && !typed.keep.includes(day));
  return { ...repeat, skip: weeklyDays(first, every).filter(isLeftOut) };
}

/** Describes the weekdays of a repeat: "Every Tuesday and Thursday". */
export function repeatText(first: Day, { everyWeeks, weekdays }: SessionRepeatValues): string {
  const names = weekdaysOfRepeat(first, { weekdays });
  const listed = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
  return everyWeeks === '2' ? `Every second ${listed}` : `Every ${listed}`;
}

/** Returns why the typed repeat is invalid from its first day on; undefined if it is valid. */
export function repeatObstacleOfForm(first: Day, typed: SessionRepeatValues): string | undefined {
  if (typed.ends === 'count' && !isWeekCount(typed.count)) return countMessage;
  return repeatObstacle(first, repeatOfForm(typed));
}

function isWeekCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= WEEKS_LIMIT;
}
