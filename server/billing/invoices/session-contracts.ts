import type { BilledSession } from '#domain/billing/invoices/invoice-line.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';

/** Adds to sessions the contract of the organization that pays for them; null is the family. */
export async function withContracts<Billed extends BilledSession & { mandateId: number | null }>(
  { selectFrom }: CaseloadQueries,
  sessions: readonly Billed[],
): Promise<Billed[]> {
  const mandateIds = [...new Set(sessions.flatMap(({ mandateId }) => mandateId ?? []))];
  if (mandateIds.length === 0) return [...sessions];
  const rows = await selectFrom('mandates')
    .innerJoin('organizations', 'organizations.id', 'mandates.payer_id')
    .select(['mandates.id', 'organizations.contract'])
    .where('mandates.id', 'in', mandateIds)
    .execute();
  const contracts = new Map(rows.map(({ id, contract }) => [id, contract]));
  return sessions.map((session) => ({
    ...session,
    contract: (session.mandateId !== null && contracts.get(session.mandateId)) || null,
  }));
}
