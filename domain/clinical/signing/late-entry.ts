import { dayOf, daysBetween, type Instant, type TimeZone } from '#domain/platform/dates.ts';

/** Returns the number of days between service and signature, in the practice's time zone. */
export function daysAfterService(date: Instant, signedAt: Instant, timeZone: TimeZone): number {
  return daysBetween(dayOf(date, timeZone), dayOf(signedAt, timeZone));
}

/** Returns whether a note signed at this moment is labeled a late entry. */
export function isLate(date: Instant, signedAt: Instant, timeZone: TimeZone, lateNoteDays: number): boolean {
  return isLateAfter(daysAfterService(date, signedAt, timeZone), lateNoteDays);
}

/** Returns whether a note signed this many days after service is labeled a late entry. */
export function isLateAfter(days: number, lateNoteDays: number): boolean {
  return days > lateNoteDays;
}
