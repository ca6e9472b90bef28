import { type Day, formatDay } from '#domain/platform/dates.ts';
import type { Closing } from './closing.ts';

type ClosedDays = Pick<Closing, 'firstDay' | 'lastDay'>;

/** The closing that a day lies in; of several the one that begins last, which was planned for fewer days. */
export function closingOn<Found extends ClosedDays>(day: Day, closings: readonly Found[]): Found | undefined {
  return closings
    .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
    .toSorted((a, b) => (a.firstDay < b.firstDay ? 1 : -1))[0];
}

/** That the practice is closed on a day, and why: "The practice is closed that day: Thanksgiving". */
export function closedText({ reason }: Pick<Closing, 'reason'>): string {
  return `The practice is closed that day: ${reason}`;
}

/** The same where there is little room: "closed: Thanksgiving"; undefined on a day that is open. */
export function closedWords(closing: Pick<Closing, 'reason'> | undefined): string | undefined {
  return closing && `closed: ${closing.reason}`;
}

/** The days of a closing as people read them: "Nov 26, 2026", or the first and the last. */
export function closedDaysText({ firstDay, lastDay }: ClosedDays): string {
  return firstDay === lastDay ? formatDay(firstDay) : `${formatDay(firstDay)} – ${formatDay(lastDay)}`;
}
