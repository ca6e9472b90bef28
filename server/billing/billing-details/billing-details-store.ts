import {
  type BillingDetails,
  type BillingDetailsContent,
  billingDetailsRecord,
} from '#domain/billing/billing-details/billing-details.ts';
import { type OwnRates, ownRatesOf } from '#domain/billing/invoices/session-price.ts';
import { addAudited, changeAudited, removeAudited } from '#server/platform/database/audited-records.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { idOrder, inOrder, type Page } from '#server/platform/http/paging.ts';

const columns = selectionOf(billingDetailsRecord);

/** Returns the billing details of the therapist's clients, for whom there are any. */
export function listBillingDetails(queries: CaseloadQueries, page: Page = {}): Promise<BillingDetails[]> {
  return inOrder(queries.selectFrom('billing_details').select(columns), idOrder, page).execute();
}

/** Returns the billing details of one client; undefined if there are none. */
export function findBillingDetails(
  queries: CaseloadQueries,
  clientId: number,
): Promise<BillingDetails | undefined> {
  return queries
    .selectFrom('billing_details')
    .select(columns)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** Returns the own prices of families, by the client; of one client if given. */
export async function readOwnRates(queries: CaseloadQueries, clientId?: number): Promise<OwnRates> {
  let selection = queries.selectFrom('billing_details').select(['client_id as clientId', 'rates']);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  return ownRatesOf(await selection.execute());
}

/** Inserts the first billing details of a client. */
export function createBillingDetails(
  queries: CaseloadWrites,
  clientId: number,
  content: BillingDetailsContent,
): Promise<BillingDetails> {
  const { now } = queries;
  const row = insertRow(billingDetailsRecord, { ...content, clientId, createdAt: now, updatedAt: now });
  return addAudited(queries, billingDetailsRecord, row);
}

/** Replaces the billing details of a client. */
export function updateBillingDetails(
  queries: CaseloadWrites,
  before: BillingDetails,
  content: BillingDetailsContent,
): Promise<BillingDetails> {
  return changeAudited(queries, billingDetailsRecord, before, updateRow(billingDetailsRecord, content));
}

/** Deletes the billing details of a client. */
export function deleteBillingDetails(queries: CaseloadWrites, details: BillingDetails): Promise<void> {
  return removeAudited(queries, billingDetailsRecord, details);
}
