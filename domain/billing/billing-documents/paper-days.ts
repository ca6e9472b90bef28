import { type Day, daysBetween, plusDays } from '#domain/platform/dates.ts';

const LONGEST_DAYS = 366;

interface PaperDays {
  fromOn: Day;
  untilOn: Day;
}

/** Returns what is wrong with the days of a superbill; undefined if nothing is. */
export function daysFault({ fromOn, untilOn }: PaperDays): string | undefined {
  if (untilOn < fromOn) return 'The last day must not be before the first';
  return daysBetween(fromOn, untilOn) >= LONGEST_DAYS ? 'A superbill is over at most a year' : undefined;
}

/** Returns what is wrong with the days of an estimate; undefined if nothing is. */
export function estimateDaysFault({ fromOn, untilOn }: PaperDays): string | undefined {
  if (untilOn < fromOn) return 'The last day must not be before the first';
  return untilOn > yearLater(fromOn) ? 'An estimate covers at most 12 months' : undefined;
}

/** Returns the days of an estimate that begins today. */
export function estimateDays(today: Day): { from: Day; to: Day } {
  return { from: today, to: plusDays(yearLater(today), -1) };
}

/** Returns the same date a year later, for comparing; of February 29 it is no day of the calendar. */
function yearLater(day: Day): Day {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}
