import * as z from 'zod/mini';
import { voucherRecord } from '#domain/billing/vouchers/voucher.ts';
import { voucherPartRecord } from '#domain/billing/vouchers/voucher-part.ts';
import type { TimeZone } from '#domain/platform/dates.ts';
import { type SealedRecords, unsealed } from '#domain/program/sealing.ts';
import { getStoredInvoice } from '#server/billing/invoices/invoice-store.ts';
import { deleteInvoice } from '#server/billing/invoices/write-invoice.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { noUndo } from '#server/platform/undo/undo-recorder.ts';

const storedParts = z.array(z.object(voucherPartRecord.fields));

/**
 * Seals the invoices of a restored client whose bill was voided or deleted meanwhile, as that did with the other
 * children's: without a payer the family would owe them.
 */
export async function sealInvoicesWithoutBill(
  queries: CaseloadWrites,
  sealed: SealedRecords,
  timeZone: TimeZone,
): Promise<void> {
  for (const { voucherId, invoiceId } of storedParts.parse(unsealed(voucherPartRecord, sealed))) {
    const voucher = await queries.find(voucherRecord, voucherId);
    if (invoiceId === null || (voucher && voucher.voidedOn === null)) continue;
    await queries
      .updateTable('voucher_parts')
      .set({ invoice_id: null })
      .where('invoice_id', '=', invoiceId)
      .execute();
    const invoice = await getStoredInvoice(queries, invoiceId);
    await deleteInvoice({ ...queries, undo: noUndo }, invoice, timeZone, true);
  }
}
