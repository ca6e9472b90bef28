import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionType } from '#domain/caseload/sessions/session-words.ts';
import { CENTS_PER_MINUTE } from '#domain/people/practice/default-practice-settings.ts';

/** What one minute of a session of each type costs, in cents. */
export type MinuteRates = Readonly<Record<SessionType, number>>;

const sameForEveryType: MinuteRates = {
  individual: CENTS_PER_MINUTE,
  group: CENTS_PER_MINUTE,
  home: CENTS_PER_MINUTE,
  absent: CENTS_PER_MINUTE,
};

type BilledSession = Pick<Session, 'duration' | 'type'>;

/** The amount suggested for an invoice over these sessions, in cents. */
export function suggestedAmountCents(
  sessions: readonly BilledSession[],
  centsPerMinute: MinuteRates = sameForEveryType,
): number {
  return sessions.reduce((sum, session) => sum + sessionAmountCents(session, centsPerMinute), 0);
}

/** What one session costs, in cents: 60 minutes give 12000 unless the practice has set other rates. */
export function sessionAmountCents(
  session: BilledSession,
  centsPerMinute: MinuteRates = sameForEveryType,
): number {
  return session.duration * centsPerMinute[session.type];
}
