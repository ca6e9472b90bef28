import { type Day, daysBetween, plusDays, startOfDay, type TimeZone } from '#domain/dates.ts';
import { schoolYearOf } from '#domain/sessions/absence-billing.ts';

export const periodKinds = ['month', 'quarter', 'school-year', 'custom'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** Days from `from` to before `until`. */
export interface Period {
  from: Day;
  until: Day;
}

/** The month, quarter or school year that a day lies in. */
export function periodOf(kind: Exclude<PeriodKind, 'custom'>, day: Day, schoolYearStart?: string): Period {
  if (kind === 'school-year') return schoolYearOf(day, schoolYearStart);
  const [year = 0, month = 1] = day.split('-').map(Number);
  const length = kind === 'month' ? 1 : 3;
  const first = month - ((month - 1) % length);
  return { from: firstOf(year, first), until: firstOf(year, first + length) };
}

/** The period before: the calendar's own for months, quarters and school years, else as many days. */
export function periodBefore(kind: PeriodKind, period: Period, schoolYearStart?: string): Period {
  if (kind !== 'custom') return periodOf(kind, plusDays(period.from, -1), schoolYearStart);
  return { from: plusDays(period.from, -daysBetween(period.from, period.until)), until: period.from };
}

/** The period after, for stepping forward. */
export function periodAfter(kind: PeriodKind, period: Period, schoolYearStart?: string): Period {
  if (kind !== 'custom') return periodOf(kind, period.until, schoolYearStart);
  return { from: period.until, until: plusDays(period.until, daysBetween(period.from, period.until)) };
}

/** The moments at which a period begins and ends in a time zone. */
export function momentsOf({ from, until }: Period, timeZone: TimeZone): { from: string; until: string } {
  return { from: startOfDay(from, timeZone), until: startOfDay(until, timeZone) };
}

function firstOf(year: number, month: number): Day {
  const years = year + Math.floor((month - 1) / 12);
  return `${years}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-01`;
}
