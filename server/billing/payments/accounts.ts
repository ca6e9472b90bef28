import { accountOf } from '#domain/billing/billing-details/account-of.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { liveApplications, readSums, withBalance } from './invoice-sums.ts';

/** The owner of an account: a child, or the organization that pays. */
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

/** Returns whether a payment and an invoice are of one account; what a deleted client paid is of none. */
export async function isOfOneAccount(
  queries: CaseloadQueries,
  { clientId, organizationId }: Pick<Payment, 'clientId' | 'organizationId'>,
  invoice: { id: number; clientId: number },
): Promise<boolean> {
  if (organizationId !== null) return belongsTo(queries, { clientId: null, organizationId }, invoice);
  return clientId !== null && belongsTo(queries, { clientId, organizationId }, invoice);
}

/** Returns the children whose money is one with this child's, the holder of the account first. */
export async function membersOf({ selectFrom }: CaseloadQueries, clientId: number): Promise<number[]> {
  const details = await selectFrom('billing_details')
    .select(['client_id as clientId', 'billed_with_id as billedWithId'])
    .where('billed_with_id', 'is not', null)
    .execute();
  const holder = accountOf(clientId, details);
  return [
    holder,
    ...details.filter(({ billedWithId }) => billedWithId === holder).map((one) => one.clientId),
  ];
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

/** Throws 409 if a payment of this child is on an invoice of another one, or the other way round: they are one account. */
export async function refuseSharedPayments(queries: CaseloadQueries, clientId: number): Promise<void> {
  const shared = await liveApplications(queries)
    .select('payment_applications.id')
    .where((row) =>
      row.or([
        row.and([
          row('payment_applications.client_id', '=', clientId),
          row('payments.client_id', '!=', clientId),
        ]),
        row.and([
          row('payment_applications.client_id', '!=', clientId),
          row('payments.client_id', '=', clientId),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (shared) throw conflict('A payment covers invoices of both children. Move it to one of them first');
}

/** Selects the invoices that are part of a bill to a payer that is not void. */
export function invoicesOfPayers({ selectFrom }: CaseloadQueries) {
  return selectFrom('voucher_parts')
    .innerJoin('vouchers', 'vouchers.id', 'voucher_parts.voucher_id')
    .where('vouchers.voided_on', 'is', null);
}
