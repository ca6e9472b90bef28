import { type Payment, paymentRecord } from '#domain/billing/payments/payment.ts';
import { initialContent } from '#domain/platform/record.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, type Written } from '#server/platform/database/record-rows.ts';
import { getPayment, type PaymentRow } from './payment-store.ts';

/** The fields of a payment without its timestamps; omitted ones are null. */
type NewRow = Pick<PaymentRow, 'kind' | 'date' | 'amount' | 'source'> & {
  [Field in OptionalField]?: PaymentRow[Field] | undefined;
};
type OptionalField =
  | 'clientId'
  | 'organizationId'
  | 'method'
  | 'reason'
  | 'reference'
  | 'receivedFrom'
  | 'memo'
  | 'refundOf';

/** Inserts a payment, without its invoices. Returns its id. */
export async function insertPayment(queries: CaseloadWrites, { source, ...input }: NewRow): Promise<number> {
  const { id, clientId, updatedAt } = await queries.add(
    paymentRecord,
    insertRow(paymentRecord, {
      ...initialContent(paymentRecord, input),
      source,
      providerReference: null,
      voidedAt: null,
      createdAt: queries.now,
      updatedAt: queries.now,
    }),
  );
  queries.audit({ action: 'create', entity: 'payment', entityId: id, clientId });
  queries.undo.added(paymentRecord, { id, updatedAt });
  return id;
}

/** Changes columns of a payment, without its invoices. */
export async function updatePayment(
  queries: CaseloadWrites,
  before: PaymentRow,
  columns: Partial<Written<PaymentRow>>,
): Promise<Payment> {
  await queries
    .updateTable('payments')
    .set({ ...columns, updated_at: queries.changedAt })
    .where('id', '=', before.id)
    .execute();
  const after = await getPayment(queries, before.id);
  queries.undo.changed(paymentRecord, before, after);
  queries.audit({ action: 'update', entity: 'payment', entityId: before.id, clientId: after.clientId });
  return after;
}
