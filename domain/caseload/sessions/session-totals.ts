import type { Session } from './session.ts';
import type { SessionStatus } from './session-words.ts';
import { tookPlace } from './took-place.ts';

/** Returns the minutes of the sessions that took place. */
export function minutesDelivered(
  sessions: readonly Pick<Session, 'status' | 'noteStatus' | 'duration'>[],
): number {
  return sessions.filter(tookPlace).reduce((sum, { duration }) => sum + duration, 0);
}

/** Groups sessions by status. */
export function sessionsByStatus(sessions: readonly Session[]): Record<SessionStatus, Session[]> {
  const groups = Map.groupBy(sessions, ({ status }) => status);
  const withStatus = (status: SessionStatus) => groups.get(status) ?? [];
  return {
    scheduled: withStatus('scheduled'),
    completed: withStatus('completed'),
    cancelled: withStatus('cancelled'),
    'no-show': withStatus('no-show'),
    absence: withStatus('absence'),
  };
}
