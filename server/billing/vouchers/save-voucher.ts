import type { Voucher, VoucherChange } from '#domain/billing/vouchers/voucher.ts';
import { voucherRecord } from '#domain/billing/vouchers/voucher.ts';
import { getStoredInvoice } from '#server/billing/invoices/invoice-store.ts';
import { deleteInvoice } from '#server/billing/invoices/write-invoice.ts';
import type { InvoiceToPay } from '#server/billing/payments/checked-invoices.ts';
import { payInvoices } from '#server/billing/payments/mark-paid.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import type { BillingMoment } from './examine-sessions.ts';
import { getVoucher } from './voucher-store.ts';

/** Notes that a bill was sent, on which day and how. Throws 409 for a void one. */
export async function sendVoucher(
  queries: CaseloadWrites,
  before: Voucher,
  { sentOn, sentHow = before.sentHow }: Omit<VoucherChange, 'updatedAt'>,
): Promise<Voucher> {
  refuseVoid(before);
  return updateVoucher(queries, before, { sent_on: sentOn, sent_how: sentHow });
}

/** Makes one payment of the payer over what is open on the invoices of a bill. Throws 409 for a void bill. */
export async function payVoucher(
  queries: CaseloadWrites,
  voucher: Voucher,
  practice: BillingMoment,
): Promise<Voucher> {
  refuseVoid(voucher);
  const owner = { clientId: null, organizationId: voucher.payerId };
  const open: InvoiceToPay[] = [];
  for (const invoiceId of invoicesOf(voucher)) {
    const { clientId, balance } = await getStoredInvoice(queries, invoiceId);
    if (balance > 0) open.push({ invoiceId, clientId, amount: balance });
  }
  await payInvoices(queries, owner, open, { at: queries.now, timeZone: practice.settings.timeZone });
  return getVoucher(queries, voucher.id);
}

/** Voids a bill: its invoices are sealed and its sessions free to be billed again; what it said stays. */
export async function voidVoucher(
  queries: CaseloadWrites,
  before: Voucher,
  reason: string,
  practice: BillingMoment,
): Promise<Voucher> {
  refuseVoid(before);
  await sealInvoices(queries, before, practice);
  const after = await updateVoucher(queries, before, { voided_on: practice.today, void_reason: reason });
  // No undo: its invoices would come back without their bill.
  queries.undo.forget();
  return after;
}

/** Deletes a bill that was never sent, with its invoices. Throws 409 for one that was. */
export async function deleteVoucher(
  queries: CaseloadWrites,
  voucher: Voucher,
  practice: BillingMoment,
): Promise<void> {
  const { id } = voucher;
  if (voucher.sentOn !== null) throw conflict('This bill was sent. Void it instead');
  await sealInvoices(queries, voucher, practice);
  await queries.deleteFrom('voucher_parts').where('voucher_id', '=', id).execute();
  await queries.deleteFrom('vouchers').where('id', '=', id).execute();
  queries.audit({ action: 'delete', entity: 'voucher', entityId: id, clientId: null });
  queries.undo.forget();
}

function refuseVoid({ number, voidedOn }: Voucher): void {
  if (voidedOn !== null) throw conflict(`Bill ${number} is void`);
}

function invoicesOf({ parts }: Voucher): number[] {
  return parts.flatMap(({ invoiceId }) => invoiceId ?? []);
}

async function sealInvoices(
  queries: CaseloadWrites,
  voucher: Voucher,
  { settings }: BillingMoment,
): Promise<void> {
  await queries
    .updateTable('voucher_parts')
    .set({ invoice_id: null })
    .where('voucher_id', '=', voucher.id)
    .execute();
  for (const invoiceId of invoicesOf(voucher)) {
    await deleteInvoice(queries, await getStoredInvoice(queries, invoiceId), settings.timeZone, true);
  }
}

async function updateVoucher(
  queries: CaseloadWrites,
  before: Voucher,
  columns: Partial<Record<'sent_on' | 'sent_how' | 'voided_on' | 'void_reason', string | null>>,
): Promise<Voucher> {
  await queries
    .updateTable('vouchers')
    .set({ ...columns, updated_at: queries.changedAt })
    .where('id', '=', before.id)
    .execute();
  const after = await getVoucher(queries, before.id);
  queries.audit({ action: 'update', entity: 'voucher', entityId: before.id, clientId: null });
  queries.undo.changed(voucherRecord, before, after);
  return after;
}
