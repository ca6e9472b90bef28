import type { Session } from './session.ts';
import { endOfSession, overlap, takesTime } from './session-span.ts';

type Planned = Pick<Session, 'id' | 'date' | 'duration' | 'type' | 'status'> &
  Partial<Pick<Session, 'groupId'>>;

/**
 * Returns for each session the others that overlap it. Cancelled and missed sessions take no time, and the children of
 * one group share theirs.
 */
export function overlappingSessions<Listed extends Planned>(
  sessions: readonly Listed[],
): Map<number, Listed[]> {
  const taking = sessions.filter(takesTime);
  const found = new Map<number, Listed[]>();
  for (const one of taking) {
    const others = taking.filter(
      (other) => other.id !== one.id && overlap(one, other) && !isOneGroup(one, other),
    );
    if (others.length > 0) found.set(one.id, others);
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
