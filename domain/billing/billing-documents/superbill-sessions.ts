import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import { type Day, shortDay } from '#domain/platform/dates.ts';
import type { SuperbillFacts, SuperbillSession } from './superbill-facts.ts';

/** Returns whether a session can be on a superbill: it took place, and the family pays it. */
export function isClaimable({ status, isOfOrganization }: SuperbillSession): boolean {
  return status === 'completed' && !isOfOrganization;
}

const missed: Record<Exclude<SessionStatus, 'completed'>, string> = {
  absence: 'absence',
  'no-show': 'no-show',
  cancelled: 'cancelled',
  scheduled: 'still scheduled',
};

/** Returns a sentence for each session and annual record that is never on a superbill, by day. */
export function leftOutSentences({
  sessions,
  annualDays,
  today,
}: Pick<SuperbillFacts, 'sessions' | 'annualDays' | 'today'>): string[] {
  const found: { day: Day; reason: string }[] = [
    ...sessions
      .filter((session) => !isClaimable(session))
      .map((one) => ({ day: one.day, reason: reasonOf(one) })),
    ...annualDays.map((day) => ({ day, reason: 'annual record' })),
  ];
  return found
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
    .map(({ day, reason }) => `${shortDay(day, today)}: ${reason}, left out`);
}

function reasonOf({ status, isOfOrganization }: SuperbillSession): string {
  if (status !== 'completed') return missed[status];
  return isOfOrganization ? 'paid by an organization' : status;
}
