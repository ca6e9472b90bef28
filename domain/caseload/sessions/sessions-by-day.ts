import { type Day, dayOf, type TimeZone } from '#domain/platform/dates.ts';
import type { Session } from './session.ts';

/** A line of a list that is grouped by day: a session, or the day that those after it are on. */
export type SessionLine =
  | { id: number; session: Session; place: number }
  | { id: number; session: undefined; day: Day };

/** Sessions in their order, with a line before the first of each day; `place` counts the sessions alone, from 0. */
export function groupedByDay(sessions: readonly Session[], timeZone: TimeZone): SessionLine[] {
  const lines: SessionLine[] = [];
  let last: Day | undefined;
  for (const [place, session] of sessions.entries()) {
    const day = dayOf(session.date, timeZone);
    // No session has the number of a day's line.
    if (day !== last) lines.push({ id: -session.id, session: undefined, day });
    lines.push({ id: session.id, session, place });
    last = day;
  }
  return lines;
}
