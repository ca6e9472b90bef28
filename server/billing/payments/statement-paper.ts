import { familyLines } from '#domain/billing/billing-details/family-lines.ts';
import type { Statement } from '#domain/billing/payments/statement.ts';
import { findBillingDetails } from '#server/billing/billing-details/billing-details-store.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { membersOf } from './accounts.ts';

/** Whom a paper of an account is for, and its children. */
export interface AccountOnPaper {
  /** The lines of the address. */
  billTo: readonly string[];
  /** First names by the child's id. */
  children: ReadonlyMap<number, string>;
}

/** A statement with the names on it. */
export interface StatementPaper extends AccountOnPaper {
  statement: Statement;
}

/** Reads the names that a statement shows. */
export async function readStatementPaper(
  queries: CaseloadQueries,
  statement: Statement,
): Promise<StatementPaper> {
  return { statement, ...(await readAccountOnPaper(queries, statement.clientId)) };
}

/** Reads whom a paper of a child's account is for. */
async function readAccountOnPaper(queries: CaseloadQueries, clientId: number): Promise<AccountOnPaper> {
  const members = await membersOf(queries, clientId);
  const children = new Map<number, string>();
  for (const id of members) children.set(id, (await getClient(queries, id)).firstName);
  const holder = await getClient(queries, members[0] ?? clientId);
  const details = await findBillingDetails(queries, holder.id);
  return { billTo: familyLines(holder, details?.billTo ?? null), children };
}
