import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { readSums, withBalance } from './invoice-sums.ts';

/** Who owes together: a child, or the organization that pays. */
export type AccountOwner =
  | { clientId: number; organizationId: null }
  | { clientId: null; organizationId: number };

/** An invoice with something left to pay. */
export interface OpenInvoice {
  invoiceId: number;
  clientId: number;
  /** What is left to pay, in whole cents. */
  amount: number;
}

/** Returns whose account an invoice belongs to: the payer's whose bill it is part of, else the child's. */
export async function ownerOfInvoice(
  queries: CaseloadQueries,
  { id, clientId }: { id: number; clientId: number },
): Promise<AccountOwner> {
  const bill = await invoicesOfPayers(queries)
    .select('vouchers.payer_id as payerId')
    .where('voucher_parts.invoice_id', '=', id)
    .executeTakeFirst();
  return bill ? { clientId: null, organizationId: bill.payerId } : { clientId, organizationId: null };
}

/** Returns whether an owner's money may go to an invoice. */
export async function belongsTo(
  queries: CaseloadQueries,
  owner: AccountOwner,
  invoice: { id: number; clientId: number },
): Promise<boolean> {
  const { clientId, organizationId } = await ownerOfInvoice(queries, invoice);
  if (owner.organizationId !== null) return organizationId === owner.organizationId;
  return clientId !== null && (await membersOf(queries, owner.clientId)).includes(clientId);
}

/** Returns the children whose money is one with this child's, the child among them. */
export async function membersOf(_queries: CaseloadQueries, clientId: number): Promise<number[]> {
  return [clientId];
}

/** Returns the open invoices of an account, oldest first. */
export async function openInvoicesOf(queries: CaseloadQueries, owner: AccountOwner): Promise<OpenInvoice[]> {
  const ofPayers = invoicesOfPayers(queries).select('voucher_parts.invoice_id');
  const open = queries.selectFrom('invoices').where('status', '!=', 'paid');
  const own =
    owner.organizationId === null
      ? open
          .where('client_id', 'in', await membersOf(queries, owner.clientId))
          .where('id', 'not in', ofPayers.where('voucher_parts.invoice_id', 'is not', null))
      : open.where('id', 'in', ofPayers.where('vouchers.payer_id', '=', owner.organizationId));
  const invoices = await own
    .select(['id', 'client_id as clientId', 'amount'])
    .orderBy('date_issued')
    .orderBy('id')
    .execute();
  const sums = await readSums(queries, own.select('id'));
  return invoices.map((invoice) => ({
    invoiceId: invoice.id,
    clientId: invoice.clientId,
    amount: withBalance(invoice, sums).balance,
  }));
}

/** Selects the invoices that are part of a bill to a payer that is not void. */
function invoicesOfPayers({ selectFrom }: CaseloadQueries) {
  return selectFrom('voucher_parts')
    .innerJoin('vouchers', 'vouchers.id', 'voucher_parts.voucher_id')
    .where('vouchers.voided_on', 'is', null);
}
