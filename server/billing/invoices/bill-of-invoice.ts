import { type InvoiceRecipient, invoiceRecipient } from '#domain/billing/vouchers/invoice-recipient.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';

/** Throws 409 if an invoice is part of a bill to a payer that is not void: then its amount, lines and client stay. */
export async function refuseInVoucher(queries: CaseloadQueries, invoiceId: number): Promise<void> {
  const bill = await findBill(queries, invoiceId);
  if (bill) throw conflict(`This invoice is part of bill ${bill.number}. Void the bill to change it`);
}

/** Returns the payer that an invoice is addressed to; null for an invoice to the family. */
export async function findRecipient(
  queries: CaseloadQueries,
  invoiceId: number,
): Promise<InvoiceRecipient | null> {
  const bill = await findBill(queries, invoiceId);
  return bill ? invoiceRecipient(bill.text, bill.partText) : null;
}

function findBill({ selectFrom }: CaseloadQueries, invoiceId: number) {
  return selectFrom('voucher_parts')
    .innerJoin('vouchers', 'vouchers.id', 'voucher_parts.voucher_id')
    .select(['vouchers.number', 'vouchers.text', 'voucher_parts.text as partText'])
    .where('voucher_parts.invoice_id', '=', invoiceId)
    .where('vouchers.voided_on', 'is', null)
    .executeTakeFirst();
}
