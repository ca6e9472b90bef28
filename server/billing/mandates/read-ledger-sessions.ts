import type { LedgerSession } from '#domain/billing/mandates/ledger-history.ts';
import { dayOf, type TimeZone } from '#domain/platform/dates.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';

/** Returns the sessions that count toward mandates, of all clients or of one, by the mandate's id. */
export async function readLedgerSessions(
  { selectFrom }: CaseloadQueries,
  timeZone: TimeZone,
  clientId?: number,
): Promise<Map<number | null, LedgerSession[]>> {
  let selection = selectFrom('sessions')
    .select([
      'id',
      'mandate_id as mandateId',
      'date',
      'duration',
      'status',
      'missed_reason as missedReason',
      'makes_up_for as makesUpFor',
      'make_up_declined as makeUpDeclined',
    ])
    .where('mandate_id', 'is not', null);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  const byMandate = new Map<number | null, LedgerSession[]>();
  for (const { mandateId, ...session } of await selection.execute()) {
    const counted = { ...session, day: dayOf(session.date, timeZone) };
    const others = byMandate.get(mandateId);
    if (others) others.push(counted);
    else byMandate.set(mandateId, [counted]);
  }
  return byMandate;
}
