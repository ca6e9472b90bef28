import { schoolYearOf } from '#domain/caseload/sessions/absence-billing.ts';
import {
  type Day,
  daysBetween,
  formatDay,
  plusDays,
  startOfDay,
  type TimeZone,
} from '#domain/platform/dates.ts';

export const periodKinds = ['month', 'quarter', 'school-year', 'custom'] as const;
export type PeriodKind = (typeof periodKinds)[number];
type CalendarKind = Exclude<PeriodKind, 'custom'>;

const calendarKinds: readonly CalendarKind[] = ['month', 'quarter', 'school-year'];

/** Days from `from` to before `until`. */
export interface Period {
  from: Day;
  until: Day;
}

/** The month, quarter or school year that a day lies in. */
export function periodOf(kind: CalendarKind, day: Day, schoolYearStart?: string): Period {
  if (kind === 'school-year') return schoolYearOf(day, schoolYearStart);
  const [year = 0, month = 1] = day.split('-').map(Number);
  const length = kind === 'month' ? 1 : 3;
  const first = month - ((month - 1) % length);
  return { from: firstOfMonth(year, first), until: firstOfMonth(year, first + length) };
}

/** The period before: the calendar's own for a whole month, quarter or school year, else as many days. */
export function periodBefore(period: Period, schoolYearStart?: string): Period {
  const kind = calendarKindOf(period, schoolYearStart);
  if (kind !== undefined) return periodOf(kind, plusDays(period.from, -1), schoolYearStart);
  return { from: plusDays(period.from, -daysBetween(period.from, period.until)), until: period.from };
}

/** The days of a period that have come by `today`: all of it, unless it is running. */
export function soFarOf(period: Period, today: Day): Period {
  return isRunning(period, today) ? { from: period.from, until: plusDays(today, 1) } : period;
}

/**
 * What a period is compared with: the one before, and of a running one only as many of its days as have come, so that
 * a month begun does not stand beside a whole one.
 */
export function comparedPeriod(period: Period, today: Day, schoolYearStart?: string): Period {
  const before = periodBefore(period, schoolYearStart);
  if (!isRunning(period, today)) return before;
  const until = plusDays(before.from, daysBetween(period.from, today) + 1);
  return until < before.until ? { from: before.from, until } : before;
}

/** The day whose balances a period shows: its last one, or today while that is still to come. */
export function balanceDayOf(period: Period, today: Day): Day {
  const last = lastDayOf(period);
  return last < today ? last : today;
}

/** The period after, for stepping forward. */
export function periodAfter(period: Period, schoolYearStart?: string): Period {
  const kind = calendarKindOf(period, schoolYearStart);
  if (kind !== undefined) return periodOf(kind, period.until, schoolYearStart);
  return { from: period.until, until: plusDays(period.until, daysBetween(period.from, period.until)) };
}

/** The moments at which a period begins and ends in a time zone. */
export function momentsOf({ from, until }: Period, timeZone: TimeZone): { from: string; until: string } {
  return { from: startOfDay(from, timeZone), until: startOfDay(until, timeZone) };
}

/** The last day of a period. */
export function lastDayOf({ until }: Period): Day {
  return plusDays(until, -1);
}

/** A period as people read it: "Sep 1, 2026 – Sep 30, 2026". */
export function formatPeriod(period: Period): string {
  return `${formatDay(period.from)} – ${formatDay(lastDayOf(period))}`;
}

/** The same in as few words as can be: "Sep 1–22, 2026", "Sep 1 – Oct 4, 2026". */
export function formatPeriodShortly(period: Period): string {
  const [first, last] = [period.from, lastDayOf(period)];
  if (first === last) return formatDay(first);
  if (first.slice(0, 4) !== last.slice(0, 4)) return formatPeriod(period);
  const [start, end] = [formatDay(first).replace(/,.*/, ''), formatDay(last)];
  return first.slice(0, 7) === last.slice(0, 7) ? `${start}–${end.slice(4)}` : `${start} – ${end}`;
}

/** The first day of a month; month 13 is the next year's first. */
export function firstOfMonth(year: number, month: number): Day {
  const years = String(year + Math.floor((month - 1) / 12)).padStart(4, '0');
  return `${years}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-01`;
}

/** On its last day a period is compared as a whole one. */
function isRunning(period: Period, today: Day): boolean {
  return period.from <= today && today < lastDayOf(period);
}

function calendarKindOf(period: Period, schoolYearStart: string | undefined): CalendarKind | undefined {
  return calendarKinds.find((kind) => {
    const whole = periodOf(kind, period.from, schoolYearStart);
    return whole.from === period.from && whole.until === period.until;
  });
}
