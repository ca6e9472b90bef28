import { absenceBilling } from '#domain/caseload/sessions/absence-billing.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { closeGap, nextAbsenceNumber } from './absence-store.ts';
import { termsOfSession } from './session-mandate.ts';
import { selectSessions, updateSession } from './session-store.ts';

/**
 * Runs a change of who pays for a mandate, and counts its absences toward the new payer. Those on an invoice stay as they
 * were billed.
 */
export async function recountAbsences<Changed>(
  queries: CaseloadWrites,
  mandateId: number,
  settings: PracticeSettings,
  change: () => Promise<Changed>,
): Promise<Changed> {
  const absences = await listOpenAbsences(queries, mandateId);
  const termsOf = (session: Session) =>
    termsOfSession(queries, session, { stated: mandateId, current: mandateId }, settings.timeZone);
  const paid = [];
  for (const before of absences) paid.push({ before, terms: await termsOf(before) });
  const changed = await change();
  const waiting = new Set(absences.map(({ id }) => id));
  for (const before of absences) {
    const terms = await termsOf(before);
    const next = await nextAbsenceNumber(queries, { ...before, ...terms }, settings, waiting);
    const billing = absenceBilling(
      { status: before.status },
      undefined,
      next,
      terms.billableAbsences ?? settings.billableAbsences,
    );
    await updateSession(queries, before, { ...before, ...billing });
    waiting.delete(before.id);
  }
  // From the last one on, so that those before it keep their numbers meanwhile.
  const highestFirst = paid.toSorted((one, other) => other.before.absenceNumber - one.before.absenceNumber);
  for (const { before, terms } of highestFirst) await closeGap(queries, before, terms, settings);
  return changed;
}

/** Returns the absences toward a mandate that are on no invoice, by time. */
export function listOpenAbsences({ selectFrom }: CaseloadQueries, mandateId: number): Promise<Session[]> {
  return selectSessions(selectFrom('sessions'))
    .where('mandate_id', '=', mandateId)
    .where('status', '=', 'absence')
    .where(
      'id',
      'not in',
      selectFrom('invoice_lines').select('session_id').where('session_id', 'is not', null),
    )
    .orderBy('date')
    .orderBy('id')
    .execute();
}
