import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';

/**
 * Returns the status of a whole meeting: scheduled while one session is, completed if at least one took place,
 * otherwise the status of the first.
 */
export function statusOfMeeting(
  sessions: readonly [Pick<Session, 'status'>, ...Pick<Session, 'status'>[]],
): SessionStatus {
  const statuses = sessions.map(({ status }) => status);
  return (
    (['scheduled', 'completed'] as const).find((status) => statuses.includes(status)) ?? sessions[0].status
  );
}
