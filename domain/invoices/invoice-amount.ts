import type { Session } from '#domain/sessions/session.ts';

/** What one minute of a session costs, in cents: two dollars, absences the same. */
export const CENTS_PER_MINUTE = 200;

/** The amount suggested for an invoice over these sessions, in cents. */
export function suggestedAmountCents(
  sessions: readonly Pick<Session, 'duration'>[],
  centsPerMinute = CENTS_PER_MINUTE,
): number {
  return sessions.reduce((sum, session) => sum + sessionAmountCents(session, centsPerMinute), 0);
}

/** What one session costs, in cents: 60 minutes give 12000. */
export function sessionAmountCents(
  session: Pick<Session, 'duration'>,
  centsPerMinute = CENTS_PER_MINUTE,
): number {
  return session.duration * centsPerMinute;
}
