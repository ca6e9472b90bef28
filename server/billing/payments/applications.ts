import {
  type PaymentApplication,
  paymentApplicationRecord,
} from '#domain/billing/payments/payment-application.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf } from '#server/platform/database/record-rows.ts';

const columns = selectionOf(paymentApplicationRecord);

/** Returns the parts of payments on an invoice, those of void ones and refunds too, earliest first. */
export function applicationsOn(
  { selectFrom }: CaseloadQueries,
  invoiceId: number,
): Promise<PaymentApplication[]> {
  return selectFrom('payment_applications')
    .select(columns)
    .where('invoice_id', '=', invoiceId)
    .orderBy('id')
    .execute();
}

/** Sets how much of a payment is on an invoice: adds, changes or takes away that part. */
export async function setApplication(
  queries: CaseloadWrites,
  { paymentId, invoiceId, clientId }: Pick<PaymentApplication, 'paymentId' | 'invoiceId' | 'clientId'>,
  amount: number,
): Promise<void> {
  const before = await findApplication(queries, paymentId, invoiceId);
  if (before === undefined) {
    if (amount === 0) return;
    const [id] = await insertApplications(queries, [{ paymentId, invoiceId, clientId, amount }]);
    if (id === undefined) return;
    queries.undo.added(paymentApplicationRecord, { id, updatedAt: queries.now }, { paymentId, invoiceId });
    return;
  }
  if (amount === before.amount) return;
  if (amount === 0) {
    await queries.deleteFrom('payment_applications').where('id', '=', before.id).execute();
    queries.undo.removed(paymentApplicationRecord, before);
    return;
  }
  await queries
    .updateTable('payment_applications')
    .set({ amount, updated_at: queries.changedAt })
    .where('id', '=', before.id)
    .execute();
  const after = await findApplication(queries, paymentId, invoiceId);
  if (after) queries.undo.changed(paymentApplicationRecord, before, after);
}

/** Inserts parts of payments, which an undo does not name: they are part of what is taken back. Returns their ids. */
export async function insertApplications(
  queries: CaseloadWrites,
  parts: readonly Pick<PaymentApplication, 'paymentId' | 'invoiceId' | 'clientId' | 'amount'>[],
): Promise<number[]> {
  const moments = { createdAt: queries.now, updatedAt: queries.now };
  const rows = parts.map((part) => insertRow(paymentApplicationRecord, { ...part, ...moments }));
  return queries.insertReturningIds('payment_applications', rows);
}

function findApplication({ selectFrom }: CaseloadQueries, paymentId: number, invoiceId: number) {
  return selectFrom('payment_applications')
    .select(columns)
    .where('payment_id', '=', paymentId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
}
