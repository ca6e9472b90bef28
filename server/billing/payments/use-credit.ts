import { shareOut, sumOf } from '#domain/billing/payments/share-out.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { type AccountOwner, membersOf, ownerOfInvoice } from './accounts.ts';
import { setApplication } from './applications.ts';
import { readDeletedFromBills } from './deleted-from-bills.ts';
import { findPayments } from './payment-store.ts';
import { settle } from './settle.ts';

/**
 * Pays an invoice out of the credit of its account, the oldest payment first, up to what is open. Returns the cents that
 * were used.
 */
export async function payFromCredit(
  queries: CaseloadWrites,
  { id, clientId, balance }: { id: number; clientId: number; balance: number },
): Promise<number> {
  const owner = await ownerOfInvoice(queries, { id, clientId });
  const credit = (await paymentsWithCredit(queries, owner)).map((payment) => ({
    ...payment,
    amount: payment.unapplied,
  }));
  const payerIds = credit.length > 0 && owner.organizationId !== null ? [owner.organizationId] : [];
  const deleted = (await readDeletedFromBills(queries, payerIds)).get(owner.organizationId) ?? 0;
  const used = shareOut(Math.min(balance, sumOf(credit) - deleted), credit);
  for (const { id: paymentId, amount, applications } of used) {
    const current = applications.find(({ invoiceId }) => invoiceId === id)?.amount ?? 0;
    await setApplication(queries, { paymentId, invoiceId: id, clientId }, current + amount);
  }
  await settle(queries, [id]);
  return used.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the payments of an account of which something is on no invoice, oldest first. */
export async function paymentsWithCredit(queries: CaseloadQueries, owner: AccountOwner) {
  const money = queries
    .selectFrom('payments')
    .select('id')
    .where('kind', '=', 'payment')
    .where('voided_at', 'is', null);
  const own =
    owner.organizationId === null
      ? money.where('client_id', 'in', await membersOf(queries, owner.clientId))
      : money.where('organization_id', '=', owner.organizationId);
  const ids = (await own.execute()).map(({ id }) => id);
  return (await findPayments(queries, ids)).filter(({ unapplied }) => unapplied > 0);
}
