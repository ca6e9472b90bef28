import { sql } from 'kysely';
import { type InvoiceLine, idsOn } from '#domain/billing/invoices/invoice-line.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';

/**
 * Throws 409 unless all records on a restored invoice still exist, belong to its client, and are on no other invoice.
 */
export async function refuseLostLines(
  queries: CaseloadQueries,
  clientId: number,
  lines: readonly InvoiceLine[],
): Promise<void> {
  await refuseLostSessions(queries, clientId, idsOn(lines, 'sessionId'));
  await refuseLostAnnuals(queries, clientId, idsOn(lines, 'annualId'));
}

async function refuseLostSessions(queries: CaseloadQueries, clientId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const there = await queries.selectFrom('sessions').select('id').where(isOf(clientId, ids)).execute();
  if (there.length < ids.length) throw lost('A session');
  const billed = await queries
    .selectFrom('invoice_lines')
    .select('session_id')
    .where('session_id', 'in', ids)
    .limit(1)
    .executeTakeFirst();
  if (billed) throw billedElsewhere('A session');
}

async function refuseLostAnnuals(queries: CaseloadQueries, clientId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const there = await queries.selectFrom('annuals').select('invoice_id').where(isOf(clientId, ids)).execute();
  if (there.length < ids.length) throw lost('An annual record');
  if (there.some((annual) => annual.invoice_id !== null)) throw billedElsewhere('An annual record');
}

const isOf = (clientId: number, ids: readonly number[]) =>
  sql<boolean>`client_id = ${clientId} and id in (${sql.join(ids)})`;

const lost = (one: string) =>
  conflict(`${one} on this invoice was deleted or moved to another client. Please bring it back first`);

const billedElsewhere = (one: string) =>
  conflict(`${one} on this invoice is on another invoice by now. Please take it off there first`);
