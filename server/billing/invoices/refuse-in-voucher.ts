import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';

/** Throws 409 if an invoice is part of a bill to a payer that is not void: then its amount, lines and client stay. */
export async function refuseInVoucher({ selectFrom }: CaseloadQueries, invoiceId: number): Promise<void> {
  const bill = await selectFrom('voucher_parts')
    .innerJoin('vouchers', 'vouchers.id', 'voucher_parts.voucher_id')
    .select('vouchers.number')
    .where('voucher_parts.invoice_id', '=', invoiceId)
    .where('vouchers.voided_on', 'is', null)
    .executeTakeFirst();
  if (bill) throw conflict(`This invoice is part of bill ${bill.number}. Void the bill to change it`);
}
