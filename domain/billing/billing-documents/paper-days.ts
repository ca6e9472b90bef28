import { type Day, daysBetween } from '#domain/platform/dates.ts';

const LONGEST_DAYS = 366;

/** Returns what is wrong with the days of a paper; undefined if nothing is. */
export function daysFault({ fromOn, untilOn }: { fromOn: Day; untilOn: Day }): string | undefined {
  if (untilOn < fromOn) return 'The last day must not be before the first';
  return daysBetween(fromOn, untilOn) >= LONGEST_DAYS ? 'A superbill is over at most a year' : undefined;
}
