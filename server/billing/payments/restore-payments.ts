import * as z from 'zod/mini';
import { invoiceRecord } from '#domain/billing/invoices/invoice.ts';
import {
  type PaymentApplication,
  paymentApplicationRecord,
} from '#domain/billing/payments/payment-application.ts';
import { sumOf } from '#domain/billing/payments/share-out.ts';
import type { TimeZone } from '#domain/platform/dates.ts';
import { type SealedRecords, unsealed } from '#domain/program/sealing.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { isOfOneAccount } from './accounts.ts';
import { insertApplications, setApplication } from './applications.ts';
import { goesWithInvoice } from './follow-invoice.ts';
import { readSums, withBalance } from './invoice-sums.ts';
import { payBalance } from './mark-paid.ts';
import { updatePayment } from './payment-rows.ts';
import { findPayments } from './payment-store.ts';
import { settle } from './settle.ts';

const storedApplications = z.array(z.object(paymentApplicationRecord.fields));

/** Returns the parts of payments that were sealed with an invoice. */
function applicationsIn(sealed: SealedRecords): PaymentApplication[] {
  return storedApplications.parse(unsealed(paymentApplicationRecord, sealed));
}

/**
 * Puts parts of payments back on a restored invoice, as far as each payment still has that much; what Mark Paid made and
 * what was written off counts again. Then the invoice is paid or open by what is left.
 */
export async function restoreApplications(
  queries: CaseloadWrites,
  invoiceId: number,
  sealed: SealedRecords,
  timeZone: TimeZone,
): Promise<void> {
  for (const { paymentId, clientId, amount } of applicationsIn(sealed)) {
    const available = await availableOf(queries, { paymentId, id: invoiceId, clientId, amount });
    if (available > 0)
      await insertApplications(queries, [{ paymentId, invoiceId, clientId, amount: available }]);
  }
  await payEarlierInvoices(queries, [invoiceId], sealed, timeZone);
  await settle(queries, [invoiceId]);
}

/** Does the same for all invoices of a restored client, whose parts of payments came back with them. */
export async function fitRestoredClient(
  queries: CaseloadWrites,
  clientId: number,
  sealed: SealedRecords,
  timeZone: TimeZone,
): Promise<void> {
  await nameRefunds(queries, clientId);
  const paymentIds = new Set(applicationsIn(sealed).map(({ paymentId }) => paymentId));
  for (const payment of await findPayments(queries, [...paymentIds])) {
    if (payment.kind !== 'payment' || payment.voidedAt !== null) continue;
    let tooMuch = -payment.unapplied;
    for (const part of payment.applications.filter((one) => one.clientId === clientId).toReversed()) {
      const isOwn = await isOfOneAccount(queries, payment, { ...part, id: part.invoiceId });
      const less = isOwn ? Math.min(Math.max(0, tooMuch), part.amount) : part.amount;
      await setApplication(queries, { ...part, paymentId: payment.id }, part.amount - less);
      tooMuch -= less;
    }
  }
  const invoices = await queries
    .selectFrom('invoices')
    .select('id')
    .where('client_id', '=', clientId)
    .execute();
  const ids = invoices.map(({ id }) => id);
  await payEarlierInvoices(queries, ids, sealed, timeZone);
  await settle(queries, ids);
}

/** Names the client in what was given back of its payments while it was deleted, as the payments do again. */
async function nameRefunds(queries: CaseloadWrites, clientId: number): Promise<void> {
  const own = queries.selectFrom('payments').select('id').where('client_id', '=', clientId);
  await queries
    .updateTable('payments')
    .set({ client_id: clientId, updated_at: queries.changedAt })
    .where('client_id', 'is', null)
    .where('refund_of', 'in', own)
    .execute();
}

/** Returns how much of a payment a restored invoice gets of what it had. */
async function availableOf(
  queries: CaseloadWrites,
  { paymentId, amount, ...invoice }: { paymentId: number; id: number; clientId: number; amount: number },
): Promise<number> {
  const [payment] = await findPayments(queries, [paymentId]);
  if (!payment) return 0;
  // What a refund took back is on the invoice no more; its part says where that goes if the refund is voided.
  if (payment.kind === 'refund') return payment.voidedAt === null ? amount : 0;
  if (!(await isOfOneAccount(queries, payment, invoice))) return 0;
  if (!goesWithInvoice(payment)) return Math.max(0, Math.min(amount, payment.unapplied));
  // Whoever voided what was left of a write-off, on other invoices, took it back as a whole.
  if (payment.voidedAt !== null && payment.applications.length > 0) return 0;
  // What was given back of a payment is on no invoice any more.
  const free = payment.kind === 'payment' ? payment.unapplied : payment.amount - sumOf(payment.applications);
  if (payment.voidedAt !== null) {
    await updatePayment(queries, payment, { voided_at: null, amount });
  } else if (free < amount) {
    await updatePayment(queries, payment, { amount: payment.amount + amount - free });
  }
  return amount;
}

/** Gives paid invoices that were sealed before there were payments the payment that Mark Paid makes. */
async function payEarlierInvoices(
  queries: CaseloadWrites,
  ids: readonly number[],
  { versions }: SealedRecords,
  timeZone: TimeZone,
): Promise<void> {
  if (versions[paymentApplicationRecord.table] !== undefined) return;
  const sums = await readSums(queries, ids);
  for (const id of ids) {
    const invoice = await queries.find(invoiceRecord, id);
    if (!invoice?.datePaid) continue;
    const { balance } = withBalance(invoice, sums);
    await payBalance(queries, { ...invoice, balance }, { at: invoice.datePaid, timeZone });
  }
}
