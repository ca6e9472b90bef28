import { type Day, isDay } from '#domain/platform/dates.ts';

/** New York keeps a minor's record six years after the last entry, and at least a year past the 21st birthday. */
const RETENTION_YEARS = 6;
const RETENTION_AGE = 22;

/** Returns the day until which a client's record has to be kept: 8 NYCRR 29.2(a)(3) for licensed professions. */
export function retainedUntil(lastEntry: Day, dateOfBirth: Day | null): Day {
  const byEntry = plusYears(lastEntry, RETENTION_YEARS);
  if (dateOfBirth === null) return byEntry;
  const byAge = plusYears(dateOfBirth, RETENTION_AGE);
  return byAge > byEntry ? byAge : byEntry;
}

/** Which of the two times keeps a record: six years since its last entry, or a year past the 21st birthday. */
export type RetentionReason = 'last-entry' | 'age';

/** Returns why a record has to be kept until the day that `retainedUntil` returned. */
export function retentionReason(retainedUntilDay: Day, dateOfBirth: Day | null): RetentionReason {
  const isByAge = dateOfBirth !== null && plusYears(dateOfBirth, RETENTION_AGE) === retainedUntilDay;
  return isByAge ? 'age' : 'last-entry';
}

/** Returns the day of a record's last entry: the latest of its days. */
export function lastEntryOf(days: readonly [Day, ...Day[]]): Day {
  return days.reduce((latest, day) => (day > latest ? day : latest));
}

// February 29 becomes March 1 in a year without it: a day later rather than a day early.
function plusYears(day: Day, years: number): Day {
  const year = Number(day.slice(0, 4)) + years;
  const same = `${year}${day.slice(4)}`;
  return isDay(same) ? same : `${year}-03-01`;
}
