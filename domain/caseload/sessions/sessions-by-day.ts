import { type Day, dayOf, type TimeZone } from '#domain/platform/dates.ts';
import type { Session } from './session.ts';

/** A row of a list grouped by day: a session, or the heading of a day. */
export type SessionLine =
  | { id: number; session: Session; place: number }
  | { id: number; session: undefined; day: Day };

/** Returns the sessions in order with a heading before each day; `place` is the index among the sessions only. */
export function groupedByDay(sessions: readonly Session[], timeZone: TimeZone): SessionLine[] {
  const lines: SessionLine[] = [];
  let last: Day | undefined;
  for (const [place, session] of sessions.entries()) {
    const day = dayOf(session.date, timeZone);
    // No session has the id of a heading.
    if (day !== last) lines.push({ id: -session.id, session: undefined, day });
    lines.push({ id: session.id, session, place });
    last = day;
  }
  return lines;
}
