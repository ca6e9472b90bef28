import { type Day, formatDay } from '#domain/platform/dates.ts';
import type { ClosedDays, Closing } from './closing.ts';

/** Returns the closing of a day; of several, the one that begins last, since it was planned for fewer days. */
export function closingOn<Found extends ClosedDays>(day: Day, closings: readonly Found[]): Found | undefined {
  return closings
    .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
    .toSorted((a, b) => (a.firstDay < b.firstDay ? 1 : -1))[0];
}

/** Returns that the practice is closed on a day, and why: "The practice is closed that day: Thanksgiving". */
export function closedText({ reason }: Pick<Closing, 'reason'>): string {
  return `The practice is closed that day: ${reason}`;
}

/** Returns a short version: "closed: Thanksgiving"; undefined on an open day. */
export function closedLabel(closing: Pick<Closing, 'reason'> | undefined): string | undefined {
  return closing && `closed: ${closing.reason}`;
}

/** Returns the days of a closing as text: "Nov 26, 2026", or its first and last day. */
export function closedDaysText({ firstDay, lastDay }: ClosedDays): string {
  return firstDay === lastDay ? formatDay(firstDay) : `${formatDay(firstDay)} – ${formatDay(lastDay)}`;
}
