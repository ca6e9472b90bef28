import {
  type BilledEstimate,
  billedEstimates,
  type FamilyInvoice,
} from '#domain/billing/billing-documents/above-estimate.ts';
import { dayOf, startOfDay, type TimeZone } from '#domain/platform/dates.ts';
import { paidBy } from '#server/caseload/sessions/session-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';

type ValidEstimate = Omit<BilledEstimate, 'billed'>;

/** Returns the estimates that are not void, by number, with what families were billed under each. */
export async function readBilledEstimates(
  queries: CaseloadQueries,
  timeZone: TimeZone,
): Promise<BilledEstimate[]> {
  const estimates = await readValidEstimates(queries);
  const [earliest] = estimates.map(({ fromOn }) => fromOn).toSorted();
  if (earliest === undefined) return [];
  const invoices = await readFamilyInvoices(queries, startOfDay(earliest, timeZone), timeZone);
  return billedEstimates(estimates, invoices);
}

/** Returns the estimates that are not void, by number. */
export async function readValidEstimates({ selectFrom }: CaseloadQueries): Promise<ValidEstimate[]> {
  const rows = await selectFrom('billing_documents')
    .select(['client_id as clientId', 'number', 'from_on as fromOn', 'until_on as untilOn', 'total'])
    .where('kind', '=', 'estimate')
    .where('voided_at', 'is', null)
    .orderBy('number')
    .execute();
  return rows.flatMap(({ fromOn, untilOn, ...row }) =>
    fromOn === null || untilOn === null ? [] : [{ ...row, fromOn, untilOn }],
  );
}

/** Returns the invoices of clients with an estimate that were issued since a moment, without those that organizations pay. */
async function readFamilyInvoices(
  queries: CaseloadQueries,
  since: string,
  timeZone: TimeZone,
): Promise<FamilyInvoice[]> {
  const { selectFrom } = queries;
  const estimated = selectFrom('billing_documents')
    .select('client_id')
    .where('kind', '=', 'estimate')
    .where('voided_at', 'is', null);
  const linesOfOrganizations = selectFrom('invoice_lines')
    .select('invoice_id')
    .where(
      'session_id',
      'in',
      selectFrom('sessions').select('sessions.id').where(paidBy(queries, 'organization')),
    );
  const rows = await selectFrom('invoices')
    .leftJoin('invoice_lines', (join) =>
      join
        .onRef('invoice_lines.therapist_id', '=', 'invoices.therapist_id')
        .onRef('invoice_lines.invoice_id', '=', 'invoices.id'),
    )
    .select(({ fn }) => [
      'invoices.client_id as clientId',
      'invoices.amount',
      'date_issued as issuedAt',
      fn.min('invoice_lines.day').as('firstDay'),
    ])
    .where('date_issued', '>=', since)
    .where('invoices.client_id', 'in', estimated)
    .where('invoices.id', 'not in', linesOfOrganizations)
    .where(
      'invoices.id',
      'not in',
      selectFrom('voucher_parts').select('invoice_id').where('invoice_id', 'is not', null),
    )
    .groupBy(['invoices.id', 'invoices.client_id', 'invoices.amount', 'date_issued'])
    .execute();
  return rows.map(({ issuedAt, firstDay, ...row }) => ({
    ...row,
    firstDay: firstDay ?? dayOf(issuedAt, timeZone),
  }));
}
