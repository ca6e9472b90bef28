import type { Session } from './session.ts';
import type { SessionStatus } from './session-words.ts';

/** Returns the minutes of the completed sessions. */
export function minutesDelivered(sessions: readonly Pick<Session, 'status' | 'duration'>[]): number {
  return sessions.reduce((sum, { status, duration }) => sum + (status === 'completed' ? duration : 0), 0);
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
