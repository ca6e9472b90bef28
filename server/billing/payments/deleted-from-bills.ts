import { coverOf } from '#domain/billing/vouchers/cover.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';

/**
 * Returns what these payers were billed for children who were deleted since, in whole cents by payer. Their invoices are
 * sealed with them, so what the payer paid of that is on no invoice; it is no credit.
 */
export async function readDeletedFromBills(
  { selectFrom }: CaseloadQueries,
  payerIds: readonly number[],
): Promise<Map<number | null, number>> {
  const deleted = new Map<number | null, number>();
  if (payerIds.length === 0) return deleted;
  const bills = await selectFrom('vouchers')
    .select(['id', 'payer_id as payerId', 'text'])
    .where('payer_id', 'in', payerIds)
    .where('voided_on', 'is', null)
    .execute();
  const parts = await selectFrom('voucher_parts')
    .select((row) => ['voucher_id as id', row.fn.sum('cents').as('cents')])
    .groupBy('voucher_id')
    .execute();
  const left = new Map(parts.map(({ id, cents }) => [id, Number(cents)]));
  for (const { id, payerId, text } of bills) {
    const cents = coverOf(text).total.cents - (left.get(id) ?? 0);
    deleted.set(payerId, (deleted.get(payerId) ?? 0) + cents);
  }
  return deleted;
}
