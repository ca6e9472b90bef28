import { dayOf, daysBetween, type Instant, type TimeZone } from '#domain/platform/dates.ts';

/** How many days after the day of service something is signed, by the practice's calendar. */
export function daysAfterService(date: Instant, signedAt: Instant, timeZone: TimeZone): number {
  return daysBetween(dayOf(date, timeZone), dayOf(signedAt, timeZone));
}

/** Whether a note that is signed at this moment is labeled a late entry. */
export function isLate(date: Instant, signedAt: Instant, timeZone: TimeZone, lateNoteDays: number): boolean {
  return isLateAfter(daysAfterService(date, signedAt, timeZone), lateNoteDays);
}

/** Whether a note that is signed so many days after the day of service is labeled a late entry. */
export function isLateAfter(days: number, lateNoteDays: number): boolean {
  return days > lateNoteDays;
}
