import { BILLED_WITH_ITSELF } from '#domain/billing/billing-details/billing-details.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import { refuseHolder } from '#server/caseload/clients/delete-client.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { findBillingDetails } from './billing-details-store.ts';

/**
 * Checks that a client may leave its account for that of `holderId`, or for its own with null. Throws 400 if it is the
 * holder itself, 404 if the holder is another therapist's, and 409 if the holder is billed together with another child or
 * another child is billed together with this one.
 */
export async function refuseAccount(
  queries: CaseloadQueries,
  client: Client,
  holderId: number | null,
): Promise<void> {
  if (holderId === null) return;
  if (holderId === client.id) throw invalid(BILLED_WITH_ITSELF, 'billedWithId');
  const holder = await getClient(queries, holderId);
  const details = await findBillingDetails(queries, holderId);
  if (details && details.billedWithId !== null) {
    throw conflict(`${holder.firstName} is billed together with another child already`, 'billedWithId');
  }
  await refuseHolder(queries, client.id);
}
