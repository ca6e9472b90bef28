import { dayOf, daysBetween, type Instant, type TimeZone } from '#domain/dates.ts';

/** After how many days a note that is signed is a late entry: "a couple of days", as Medicare's contractors read it. */
const LATE_NOTE_DAYS = 2;

/** How many days after the day of service something is signed, by the practice's calendar. */
export function daysAfterService(date: Instant, signedAt: Instant, timeZone: TimeZone): number {
  return daysBetween(dayOf(date, timeZone), dayOf(signedAt, timeZone));
}

/** Whether a note that is signed at this moment is labeled a late entry. */
export function isLate(
  date: Instant,
  signedAt: Instant,
  timeZone: TimeZone,
  lateNoteDays = LATE_NOTE_DAYS,
): boolean {
  return daysAfterService(date, signedAt, timeZone) > lateNoteDays;
}
