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

/** Returns the month, quarter or school year of a day. */
export function periodOf(kind: CalendarKind, day: Day, schoolYearStart?: string): Period {
  if (kind === 'school-year') return schoolYearOf(day, schoolYearStart);
  const [year = 0, month = 1] = day.split('-').map(Number);
  const length = kind === 'month' ? 1 : 3;
  const first = month - ((month - 1) % length);
  return { from: firstOfMonth(year, first), until: firstOfMonth(year, first + length) };
}

/** Returns the previous period: the calendar's for a whole month, quarter or school year, else as many days. */
export function periodBefore(period: Period, schoolYearStart?: string): Period {
  const kind = calendarKindOf(period, schoolYearStart);
  if (kind !== undefined) return periodOf(kind, plusDays(period.from, -1), schoolYearStart);
  return { from: plusDays(period.from, -daysBetween(period.from, period.until)), until: period.from };
}

/** Returns the days of a period through `today`: all of it unless it is in progress. */
export function elapsedPart(period: Period, today: Day): Period {
  return isRunning(period, today) ? { from: period.from, until: plusDays(today, 1) } : period;
}

/**
 * Returns the period to compare with: the previous one, and for one in progress only as many of its days as have
 * elapsed, so that a started month is not compared with a whole one.
 */
export function comparedPeriod(period: Period, today: Day, schoolYearStart?: string): Period {
  const before = periodBefore(period, schoolYearStart);
  if (!isRunning(period, today)) return before;
  const until = plusDays(before.from, daysBetween(period.from, today) + 1);
  return until < before.until ? { from: before.from, until } : before;
}

/** Returns the day of a period's balances: its last day, or today if that is earlier. */
export function balanceDayOf(period: Period, today: Day): Day {
  const last = lastDayOf(period);
  return last < today ? last : today;
}

/** Returns the next period. */
export function periodAfter(period: Period, schoolYearStart?: string): Period {
  const kind = calendarKindOf(period, schoolYearStart);
  if (kind !== undefined) return periodOf(kind, period.until, schoolYearStart);
  return { from: period.until, until: plusDays(period.until, daysBetween(period.from, period.until)) };
}

/** Returns the instants at which a period begins and ends in a time zone. */
export function momentsOf({ from, until }: Period, timeZone: TimeZone): { from: string; until: string } {
  return { from: startOfDay(from, timeZone), until: startOfDay(until, timeZone) };
}

export function lastDayOf({ until }: Period): Day {
  return plusDays(until, -1);
}

/** Formats a period: "Sep 1, 2026 – Sep 30, 2026". */
export function formatPeriod(period: Period): string {
  return `${formatDay(period.from)} – ${formatDay(lastDayOf(period))}`;
}

/** Formats a period briefly: "Sep 1–22, 2026", "Sep 1 – Oct 4, 2026". */
export function formatShortPeriod(period: Period): string {
  const [first, last] = [period.from, lastDayOf(period)];
  if (first === last) return formatDay(first);
  if (first.slice(0, 4) !== last.slice(0, 4)) return formatPeriod(period);
  const [start, end] = [formatDay(first).replace(/,.*/, ''), formatDay(last)];
  return first.slice(0, 7) === last.slice(0, 7) ? `${start}–${end.slice(4)}` : `${start} – ${end}`;
}

/** Returns the first day of a month; month 13 is January of the next year. */
export function firstOfMonth(year: number, month: number): Day {
  const years = String(year + Math.floor((month - 1) / 12)).padStart(4, '0');
  return `${years}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-01`;
}

/** On its last day a period counts as a whole one. */
function isRunning(period: Period, today: Day): boolean {
  return period.from <= today && today < lastDayOf(period);
}

function calendarKindOf(period: Period, schoolYearStart: string | undefined): CalendarKind | undefined {
  return calendarKinds.find((kind) => {
    const whole = periodOf(kind, period.from, schoolYearStart);
    return whole.from === period.from && whole.until === period.until;
  });
}
