import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionType } from '#domain/caseload/sessions/session-words.ts';
import { CENTS_PER_MINUTE } from '#domain/people/practice/default-practice-settings.ts';

/** Cents per minute for each type of session. */
export type MinuteRates = Readonly<Record<SessionType, number>>;

const sameForEveryType: MinuteRates = {
  individual: CENTS_PER_MINUTE,
  group: CENTS_PER_MINUTE,
  home: CENTS_PER_MINUTE,
  absent: CENTS_PER_MINUTE,
};

type BilledSession = Pick<Session, 'duration' | 'type'>;

/** Returns the suggested amount of an invoice for these sessions, in cents. */
export function suggestedAmountCents(
  sessions: readonly BilledSession[],
  centsPerMinute: MinuteRates = sameForEveryType,
): number {
  return sessions.reduce((sum, session) => sum + sessionAmountCents(session, centsPerMinute), 0);
}

/** Returns the amount of one session in cents: 12000 for 60 minutes at the default rates. */
export function sessionAmountCents(
  session: BilledSession,
  centsPerMinute: MinuteRates = sameForEveryType,
): number {
  return session.duration * centsPerMinute[session.type];
}
