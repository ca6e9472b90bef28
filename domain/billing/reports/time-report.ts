import { type TimeEntry, type TimeKind, timeKinds } from '#domain/caseload/time-entries/time-entry.ts';
import type { TimeZone } from '#domain/platform/dates.ts';
import type { Period } from './report-period.ts';
import { sessionsIn } from './session-report.ts';

/** A kind of time without a child with its entries. */
export interface KindOfTime {
  kind: TimeKind;
  entries: TimeEntry[];
}

/** Returns the time without a child that begins in a period, by kind; kinds without any are left out. */
export function timeByKind(entries: readonly TimeEntry[], period: Period, timeZone: TimeZone): KindOfTime[] {
  const inPeriod = sessionsIn(entries, period, timeZone);
  return timeKinds
    .map((kind) => ({ kind, entries: inPeriod.filter((entry) => entry.kind === kind) }))
    .filter((part) => part.entries.length > 0);
}

/** Returns the minutes of entries. */
export function minutesOf(entries: readonly Pick<TimeEntry, 'duration'>[]): number {
  return entries.reduce((sum, { duration }) => sum + duration, 0);
}
