import { missedReasonFault } from '#domain/caseload/sessions/missed-reason.ts';
import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { TimeZone } from '#domain/platform/dates.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import type { SessionOfTerms, SessionTerms } from '#server/platform/database/mandate-terms.ts';
import { invalid, notFound } from '#server/platform/http/errors.ts';
import { listSessions } from './session-store.ts';

export const MANDATE_NOT_FOUND = 'The requested mandate could not be found';
const NOT_TO_BE_MADE_UP = 'Choose a missed or short session of the same mandate';

type Planned = Pick<Session, 'clientId' | 'date' | 'duration' | 'type'>;

/**
 * Returns the terms of a session: of the stated mandate, of none if null is stated, else of the one that its day, type
 * and length decide.
 */
export async function termsOfSession(
  queries: CaseloadQueries,
  { clientId, date, duration, type }: Planned,
  { stated, current }: Pick<SessionOfTerms, 'stated' | 'current'>,
  timeZone: TimeZone,
): Promise<SessionTerms> {
  const session = { clientId, date, duration, isInGroup: type === 'group', stated, current };
  const [terms] = await queries.sessionTerms([session], timeZone);
  if (terms === undefined || (typeof stated === 'number' && terms.mandateId !== stated)) {
    throw notFound(MANDATE_NOT_FOUND);
  }
  return terms;
}

/** Returns who pays the sessions of a mandate; null is the family. */
export async function payerOfMandate(
  { selectFrom }: CaseloadQueries,
  mandateId: number | null,
): Promise<number | null> {
  if (mandateId === null) return null;
  const row = await selectFrom('mandates').select('payer_id').where('id', '=', mandateId).executeTakeFirst();
  return row?.payer_id ?? null;
}

/** Returns the reason of a session; throws 400 if a stated one does not go with its status. */
export function reasonOfSession(
  { status }: Pick<Session, 'status'>,
  stated: Session['missedReason'] | undefined,
  before: Session['missedReason'] = null,
): Session['missedReason'] {
  const fault = missedReasonFault({ status, missedReason: stated ?? null });
  if (fault !== undefined) throw invalid(fault);
  if (stated !== undefined) return stated;
  // A reason that no longer goes with what became of the session is gone.
  return missedReasonFault({ status, missedReason: before }) === undefined ? before : null;
}

/**
 * Throws 400 unless a session of the same mandate that was missed or too short, and is no make-up itself, began at
 * `moment`.
 */
export async function refuseWrongMakeUp(
  queries: CaseloadQueries,
  moment: string,
  { id, clientId }: Pick<Session, 'id' | 'clientId'>,
  { mandateId, minutes }: SessionTerms,
): Promise<void> {
  const sessions = await listSessions(queries, { clientId, from: moment, until: afterInstant(moment) });
  const found = sessions.some(
    (session) =>
      session.id !== id &&
      session.mandateId === mandateId &&
      session.makesUpFor === null &&
      (isMissed(session) || (session.status === 'completed' && session.duration < (minutes ?? 0))),
  );
  if (!found) throw invalid(NOT_TO_BE_MADE_UP);
}

function afterInstant(moment: string): string {
  return new Date(Date.parse(moment) + 1).toISOString();
}
