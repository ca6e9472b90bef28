import { type BillingObstacle, billingObstacle } from '#domain/billing/invoices/billable-sessions.ts';
import type { BilledAnnual, BilledRecords, BilledSession } from '#domain/billing/invoices/invoice-line.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { selectSessions } from '#server/caseload/sessions/session-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict, type HttpError, invalid, notFound } from '#server/platform/http/errors.ts';
import { withContracts } from './session-contracts.ts';

type Rules = Pick<PracticeSettings, 'billSignedOnly' | 'timeZone'>;

/** The records chosen for an invoice; `invoiceId` is null for a new one. */
interface ChosenRecords {
  invoiceId: number | null;
  clientId: number;
  sessionIds: readonly number[];
  annualIds: readonly number[];
}

/**
 * Returns the chosen sessions and annual records. Throws 404 for a missing or another therapist's record, 400 for
 * another client's record and for a session that is not billable, 409 for a record on another invoice and, if the
 * practice bills only signed sessions, for a session without a signed note.
 */
export async function recordsToBill(
  queries: CaseloadQueries,
  chosen: ChosenRecords,
  rules: Rules,
): Promise<BilledRecords> {
  return {
    sessions: chosen.sessionIds.length > 0 ? await sessionsToBill(queries, chosen, rules) : [],
    annuals: chosen.annualIds.length > 0 ? await annualsToBill(queries, chosen) : [],
  };
}

async function sessionsToBill(
  queries: CaseloadQueries,
  { sessionIds, clientId, invoiceId }: ChosenRecords,
  rules: Rules,
): Promise<BilledSession[]> {
  const sessions = await selectSessions(queries.selectFrom('sessions'))
    .where('id', 'in', sessionIds)
    .execute();
  if (sessions.length < sessionIds.length) {
    throw notFound('One of the selected sessions could not be found');
  }
  const billed = await queries
    .selectFrom('invoice_lines')
    .select(['session_id', 'invoice_id'])
    .where('session_id', 'in', sessionIds)
    .execute();
  const invoiceOf = new Map(billed.map((line) => [line.session_id, line.invoice_id]));
  for (const session of sessions) {
    const invoiced = { ...session, invoiceId: invoiceOf.get(session.id) ?? null };
    const obstacle = billingObstacle(invoiced, clientId, invoiceId, rules);
    if (obstacle !== undefined) throw refusals[obstacle](session, rules);
  }
  return withContracts(queries, sessions);
}

const refusals: Record<BillingObstacle, (session: Pick<Session, 'date'>, rules: Rules) => HttpError> = {
  'other client': () => invalid('Only sessions of this client can be put on the invoice'),
  'not billable': () => invalid('Only completed sessions and billable absences can be put on an invoice'),
  'on another invoice': sessionAlreadyBilled,
  'not signed': ({ date }, { timeZone }) =>
    conflict(`The note of ${formatDate(date, timeZone)} is not signed yet`),
};

/** Returns the error for a session on another invoice. */
export function sessionAlreadyBilled(): HttpError {
  return conflict('One of the selected sessions is already on another invoice');
}

async function annualsToBill(
  queries: CaseloadQueries,
  { annualIds, clientId, invoiceId }: ChosenRecords,
): Promise<BilledAnnual[]> {
  const annuals = await queries
    .selectFrom('annuals')
    .select(['id', 'client_id as clientId', 'date', 'amount', 'invoice_id as invoiceId'])
    .where('id', 'in', annualIds)
    .execute();
  if (annuals.length < annualIds.length) {
    throw notFound('One of the selected annual records could not be found');
  }
  if (annuals.some((annual) => annual.clientId !== clientId)) {
    throw invalid('Only annual records of this client can be put on the invoice');
  }
  if (annuals.some((annual) => annual.invoiceId !== null && annual.invoiceId !== invoiceId)) {
    throw conflict('This annual record already has an invoice');
  }
  return annuals;
}
