import { isDeepStrictEqual } from 'node:util';
import {
  type BillingDetails,
  type BillingDetailsChange,
  type BillingDetailsContent,
  billingDetailsRecord,
  type ClientBillingDetails,
  emptyDetails,
} from '#domain/billing/billing-details/billing-details.ts';
import { contentIn } from '#domain/platform/record.ts';
import { refuseSharedPayments } from '#server/billing/payments/accounts.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { refuseStale } from '#server/platform/http/errors.ts';
import {
  createBillingDetails,
  deleteBillingDetails,
  findBillingDetails,
  updateBillingDetails,
} from './billing-details-store.ts';
import { refuseAccount } from './refuse-account.ts';

/** Returns the billing details of a client, empty where nothing is stored. Throws 404 unless it is the therapist's. */
export async function billingDetailsOf(
  queries: CaseloadQueries,
  clientId: number,
): Promise<ClientBillingDetails> {
  await getClient(queries, clientId);
  return asAnswered(clientId, await findBillingDetails(queries, clientId));
}

/**
 * Saves the sent fields of a client's billing details; what says nothing any more is deleted. Throws 404 for another
 * therapist's client, 409 for details that changed since they were seen, and what `refuseAccount` throws. Values that
 * are already stored succeed without a change, so that a repeated save is harmless.
 */
export async function saveBillingDetails(
  queries: CaseloadWrites,
  clientId: number,
  { updatedAt, ...change }: BillingDetailsChange,
): Promise<ClientBillingDetails> {
  const client = await getClient(queries, clientId);
  const before = await findBillingDetails(queries, clientId);
  const stored = before ? contentIn(billingDetailsRecord, before) : emptyDetails;
  const content = { ...stored, ...withoutUndefined(change) };
  if (isDeepStrictEqual(content, stored)) return asAnswered(clientId, before);
  refuseStale({ updatedAt: before?.updatedAt ?? null }, updatedAt);
  if (content.billedWithId !== stored.billedWithId) {
    if (stored.billedWithId !== null) await refuseSharedPayments(queries, clientId);
    await refuseAccount(queries, client, content.billedWithId);
  }
  return asAnswered(clientId, await writeDetails(queries, clientId, before, content));
}

async function writeDetails(
  queries: CaseloadWrites,
  clientId: number,
  before: BillingDetails | undefined,
  content: BillingDetailsContent,
): Promise<BillingDetails | undefined> {
  if (!before) return createBillingDetails(queries, clientId, content);
  if (!isDeepStrictEqual(content, emptyDetails)) return updateBillingDetails(queries, before, content);
  await deleteBillingDetails(queries, before);
  return undefined;
}

function withoutUndefined(change: Omit<BillingDetailsChange, 'updatedAt'>): Partial<BillingDetailsContent> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

function asAnswered(clientId: number, details: BillingDetails | undefined): ClientBillingDetails {
  if (!details) return { clientId, ...emptyDetails, updatedAt: null };
  const { id: _id, therapistId: _therapistId, createdAt: _createdAt, ...shown } = details;
  return shown;
}
