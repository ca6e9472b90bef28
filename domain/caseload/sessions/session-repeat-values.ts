import * as z from 'zod/mini';
import { type Day, isDay } from '#domain/platform/dates.ts';
import { weekdayNames } from '#domain/platform/week.ts';
import {
  cycleText,
  firstSchoolDayObstacle,
  type SchoolDayCycle,
  schoolDayCycle,
} from './school-day-cycle.ts';
import {
  type IsClosed,
  REPEATS_LIMIT,
  repeatDays,
  repeatObstacle,
  type SessionRepeat,
  weekdaysOfRepeat,
} from './session-repeat.ts';

const DEFAULT_WEEKS = 10;
const countMessage = `A session can repeat 1 to ${REPEATS_LIMIT} times`;
const number = z.union([z.number(), z.nan()]);

/** The value of `every` for a cycle of school days. */
export const SCHOOL_DAYS = 'school days';

/** The part of the session form for repeating it. One of its two ends applies; neither while it is off. */
export const sessionRepeatSchema = z.object({
  isOn: z.boolean(),
  ends: z.enum(['until', 'count']),
  until: z.string(),
  count: number,
  /** The weeks between, or a cycle of school days instead of weeks. */
  every: z.enum(['1', '2', SCHOOL_DAYS]),
  weekdays: z.array(z.enum(weekdayNames)),
  cycle: z.object({ length: number, first: number, days: z.array(z.number()) }),
  skip: z.array(z.string()),
  /** Days on which the session takes place although the practice is closed; not of a cycle. */
  keep: z.array(z.string()),
});
export type SessionRepeatValues = z.output<typeof sessionRepeatSchema>;

/** The form's initial values. */
export const noRepeat: SessionRepeatValues = {
  isOn: false,
  ends: 'count',
  until: '',
  count: DEFAULT_WEEKS,
  every: '1',
  weekdays: [],
  cycle: { length: 2, first: 1, days: [1] },
  skip: [],
  keep: [],
};

/** Returns the typed repeat without ends that are not typed yet. */
export function repeatOfForm(typed: SessionRepeatValues): SessionRepeat {
  const { ends, until, count, every, weekdays, skip } = typed;
  const end =
    ends === 'until' ? { until: isDay(until) ? until : null } : { count: isCount(count) ? count : null };
  return every === SCHOOL_DAYS
    ? { ...end, cycle: cycleOfForm(typed), skip }
    : { ...end, everyWeeks: every === '2' ? 2 : 1, weekdays, skip };
}

/** Returns the typed cycle with the days that are left when it was shortened. */
function cycleOfForm({ cycle: { length, first, days } }: SessionRepeatValues): SchoolDayCycle {
  return { length, first, days: days.filter((day) => day <= length) };
}

/**
 * Returns the repeat from its first day without the practice's closed days, except those in `keep`. A cycle is counted
 * over them.
 */
export function repeatWithoutClosings(
  first: Day,
  typed: SessionRepeatValues,
  isClosed: IsClosed,
): SessionRepeat {
  const repeat = repeatOfForm(typed);
  const every = { ...repeat, skip: [] };
  if (repeatObstacle(first, every, isClosed) !== undefined) return repeat;
  const isLeftOut = (day: Day) => typed.skip.includes(day) || (isClosed(day) && !typed.keep.includes(day));
  return { ...repeat, skip: repeatDays(first, every, isClosed).filter(isLeftOut) };
}

/** Describes the days of a repeat: "Every Tuesday and Thursday". */
export function repeatText(first: Day, typed: SessionRepeatValues): string {
  const { every, weekdays } = typed;
  if (every === SCHOOL_DAYS) return cycleText(cycleOfForm(typed));
  const names = weekdaysOfRepeat(first, { weekdays });
  const listed = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
  return every === '2' ? `Every second ${listed}` : `Every ${listed}`;
}

/** What is wrong with a typed repeat, and the field that shows it. */
export interface RepeatFault {
  field: ['until' | 'count'] | ['cycle', keyof SchoolDayCycle];
  message: string;
}

/** Returns what is wrong with the typed repeat from its first day; undefined if it is valid. */
export function repeatFaultOfForm(
  first: Day,
  typed: SessionRepeatValues,
  isClosed: IsClosed,
): RepeatFault | undefined {
  if (typed.ends === 'count' && !isCount(typed.count)) return { field: ['count'], message: countMessage };
  const repeat = repeatOfForm(typed);
  const issue = repeat.cycle && schoolDayCycle.safeParse(repeat.cycle).error?.issues[0];
  if (issue) {
    const field = (['length', 'first', 'days'] as const).find((name) => name === issue.path[0]);
    return { field: ['cycle', field ?? 'length'], message: issue.message };
  }
  const notSchoolDay = repeat.cycle && firstSchoolDayObstacle(first, isClosed);
  if (notSchoolDay) return { field: ['cycle', 'first'], message: notSchoolDay };
  const message = repeatObstacle(first, repeat, isClosed);
  return message === undefined ? undefined : { field: [typed.ends], message };
}

/** Returns the day of the form's first session, which in a cycle may be later than the date it is counted from. */
export function firstDayOfForm(
  { date, repeat }: { date: Day; repeat: SessionRepeatValues },
  isClosed: IsClosed,
): Day {
  if (!isDay(date) || !repeat.isOn || repeat.every !== SCHOOL_DAYS) return date;
  if (repeatFaultOfForm(date, repeat, isClosed) !== undefined) return date;
  return repeatDays(date, repeatOfForm(repeat), isClosed)[0] ?? date;
}

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= REPEATS_LIMIT;
}
