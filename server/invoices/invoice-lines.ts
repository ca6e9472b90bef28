import { type BillingObstacle, billingObstacle } from '#domain/invoices/billable-sessions.ts';
import type { CaseloadQueries } from '#server/database/caseload.ts';
import { conflict, type HttpError, invalid, notFound } from '#server/http/errors.ts';

/** What is to stand on an invoice, `invoiceId` being null for a new one. */
interface Lines {
  invoiceId: number | null;
  clientId: number;
  sessionIds: readonly number[];
  annualIds: readonly number[];
}

/**
 * Throws when anything of this cannot stand on the invoice: 404 for what is not there or another therapist's, 400 for
 * another client's and for sessions that are not billed, 409 for what stands on another invoice.
 */
export async function refuseWrongLines(queries: CaseloadQueries, lines: Lines): Promise<void> {
  if (lines.sessionIds.length > 0) await refuseWrongSessions(queries, lines);
  if (lines.annualIds.length > 0) await refuseWrongAnnuals(queries, lines);
}

async function refuseWrongSessions(queries: CaseloadQueries, lines: Lines): Promise<void> {
  const sessions = await queries
    .selectFrom('sessions')
    .select(['id', 'client_id as clientId', 'status', 'billable'])
    .where('id', 'in', lines.sessionIds)
    .execute();
  if (sessions.length < lines.sessionIds.length) {
    throw notFound('One of the selected sessions could not be found');
  }
  const billed = await queries
    .selectFrom('invoice_sessions')
    .select(['session_id', 'invoice_id'])
    .where('session_id', 'in', lines.sessionIds)
    .execute();
  const invoiceOf = new Map(billed.map((line) => [line.session_id, line.invoice_id]));
  for (const session of sessions) {
    const invoiced = { ...session, invoiceId: invoiceOf.get(session.id) ?? null };
    const obstacle = billingObstacle(invoiced, lines.clientId, lines.invoiceId);
    if (obstacle !== undefined) throw refusals[obstacle]();
  }
}

const refusals: Record<BillingObstacle, () => HttpError> = {
  'other client': () => invalid('Only sessions of this client can be put on the invoice'),
  'not billable': () => invalid('Only completed sessions and billable absences can be put on an invoice'),
  'on another invoice': sessionAlreadyBilled,
};

/** The answer for a session that stands on another invoice. */
export function sessionAlreadyBilled(): HttpError {
  return conflict('One of the selected sessions is already on another invoice');
}

async function refuseWrongAnnuals(queries: CaseloadQueries, lines: Lines): Promise<void> {
  const annuals = await queries
    .selectFrom('annuals')
    .select(['client_id as clientId', 'invoice_id as invoiceId'])
    .where('id', 'in', lines.annualIds)
    .execute();
  if (annuals.length < lines.annualIds.length) {
    throw notFound('One of the selected annual records could not be found');
  }
  if (annuals.some(({ clientId }) => clientId !== lines.clientId)) {
    throw invalid('Only annual records of this client can be put on the invoice');
  }
  if (annuals.some(({ invoiceId }) => invoiceId !== null && invoiceId !== lines.invoiceId)) {
    throw conflict('This annual record already has an invoice');
  }
}
