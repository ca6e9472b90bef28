import { type Statement, type StatementEntry, statementOf } from '#domain/billing/payments/statement.ts';
import { type Day, dayOf, type TimeZone } from '#domain/platform/dates.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { invoicesOfPayers, membersOf } from './accounts.ts';

/** Returns the statement of a child's account for some days: what organizations pay is not in it. */
export async function readStatement(
  queries: CaseloadQueries,
  clientId: number,
  { from, until, today }: { from: Day; until: Day; today: Day },
  timeZone: TimeZone,
): Promise<Statement> {
  const members = await membersOf(queries, clientId);
  const entries = [
    ...(await invoiceEntries(queries, members, timeZone)),
    ...(await paymentEntries(queries, members)),
  ];
  return statementOf(entries, { clientId: members[0] ?? clientId, from, until, today });
}

async function invoiceEntries(
  queries: CaseloadQueries,
  members: readonly number[],
  timeZone: TimeZone,
): Promise<StatementEntry[]> {
  const ofPayers = invoicesOfPayers(queries)
    .select('voucher_parts.invoice_id')
    .where('voucher_parts.invoice_id', 'is not', null);
  const rows = await queries
    .selectFrom('invoices')
    .select(['id', 'client_id as clientId', 'amount', 'date_issued as dateIssued'])
    .where('client_id', 'in', members)
    .where('id', 'not in', ofPayers)
    .execute();
  return rows.map(({ id, clientId, amount, dateIssued }) => ({
    ...{ kind: 'invoice', id, clientId, day: dayOf(dateIssued, timeZone), cents: amount },
    ...{ method: null, reason: null, reference: null },
  }));
}

async function paymentEntries(
  { selectFrom }: CaseloadQueries,
  members: readonly number[],
): Promise<StatementEntry[]> {
  const rows = await selectFrom('payments')
    .select(['kind', 'id', 'client_id as clientId', 'date as day', 'amount', 'method', 'reason', 'reference'])
    .where('client_id', 'in', members)
    .where('voided_at', 'is', null)
    .execute();
  return rows.map(({ amount, ...entry }) => ({
    ...entry,
    cents: entry.kind === 'refund' ? amount : -amount,
  }));
}
