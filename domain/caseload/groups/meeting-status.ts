import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';

/**
 * What a meeting is as a whole: planned while a child's session still is, held when at least one of them took place, and
 * else what became of the first.
 */
export function statusOfMeeting(
  sessions: readonly [Pick<Session, 'status'>, ...Pick<Session, 'status'>[]],
): SessionStatus {
  const statuses = sessions.map(({ status }) => status);
  return (
    (['scheduled', 'completed'] as const).find((status) => statuses.includes(status)) ?? sessions[0].status
  );
}
