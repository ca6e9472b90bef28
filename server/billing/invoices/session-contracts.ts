import type { BilledSession } from '#domain/billing/invoices/invoice-line.ts';
import { nobodyPays, type PaidMandates, paidMandates } from '#domain/billing/invoices/paid-mandates.ts';
import { listOrganizations } from '#server/billing/organizations/organization-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';

/** Adds to sessions the contract of the organization that pays for them; null is the family. */
export async function withContracts<Billed extends BilledSession & { mandateId: number | null }>(
  queries: CaseloadQueries,
  sessions: readonly Billed[],
): Promise<Billed[]> {
  if (sessions.every(({ mandateId }) => mandateId === null)) return [...sessions];
  const paid = await readPaidMandates(queries);
  return sessions.map((session) => ({ ...session, contract: paid.get(session.mandateId) ?? null }));
}

/** Returns which mandates organizations pay, and by which contract. */
export async function readPaidMandates(queries: CaseloadQueries): Promise<PaidMandates> {
  const mandates = await queries
    .selectFrom('mandates')
    .select(['id', 'payer_id as payerId'])
    .where('payer_id', 'is not', null)
    .execute();
  return mandates.length === 0 ? nobodyPays : paidMandates(mandates, await listOrganizations(queries));
}
