import type { Session } from './session.ts';
import { endOfSession, overlap, takenTime, takesTime } from './session-span.ts';

/** A session, or time without a child, which has neither a type nor a status. */
type Planned = Pick<Session, 'date' | 'duration'> & Partial<Pick<Session, 'type' | 'status' | 'groupId'>>;

/**
 * Returns for each session the others that overlap it. Cancelled and missed sessions take no time, and the children of
 * one group share theirs.
 */
export function overlappingSessions<Listed extends Planned>(
  sessions: readonly Listed[],
): Map<Listed, Listed[]> {
  const taking = sessions.filter(takesTime).map((session) => ({ session, ...takenTime(session) }));
  const found = new Map<Listed, Listed[]>();
  for (const one of taking) {
    const others = taking
      .filter((other) => other !== one && overlap(one, other) && !isOneGroup(one.session, other.session))
      .map(({ session }) => session);
    if (others.length > 0) found.set(one.session, others);
  }
  return found;
}

function isOneGroup(one: Planned, other: Planned): boolean {
  if (one.groupId != null && one.groupId === other.groupId) return true;
  return (
    one.type === 'group' &&
    other.type === 'group' &&
    one.date === other.date &&
    endOfSession(one) === endOfSession(other)
  );
}
