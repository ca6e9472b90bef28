import {
  type ChosenInvoice,
  type NewPayment,
  type Payment,
  refundTooEarly,
} from '#domain/billing/payments/payment.ts';
import { shareOut, sumOf } from '#domain/billing/payments/share-out.ts';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { noUndo } from '#server/platform/undo/undo-recorder.ts';
import { isOfOneAccount } from './accounts.ts';
import { insertApplications, setApplication } from './applications.ts';
import { readSums, withBalance } from './invoice-sums.ts';
import { insertPayment, updatePayment } from './payment-rows.ts';
import { findPayments, getPayment, readRefunded } from './payment-store.ts';
import { settle } from './settle.ts';

/**
 * Gives back a payment or a part of it: what is on no invoice first, then what is on the chosen invoices, or on the
 * latest ones. The parts of the refund say what it took from which invoice. Throws 409 if less can be given back.
 */
export async function refundPayment(queries: CaseloadWrites, requested: NewPayment): Promise<Payment> {
  const { applications: chosen, amount, refundOf = null, ...input } = requested;
  if (refundOf === null) throw invalid('Choose the payment that is given back');
  const payment = await getPayment(queries, refundOf);
  if (payment.kind !== 'payment') throw invalid('Only a payment can be given back');
  if (payment.voidedAt !== null) throw conflict('This payment is void already');
  if (requested.date < payment.date) throw invalid(refundTooEarly(payment.date), 'date');
  const left = payment.amount - ((await readRefunded(queries, [refundOf])).get(refundOf) ?? 0);
  if (amount > left) throw conflict(`${formatCents(left)} of this payment can be given back`);
  const taken = await takenFrom(queries, payment, amount - payment.unapplied, chosen);
  for (const { invoiceId, clientId, amount: cents } of taken) {
    const current = payment.applications.find((part) => part.invoiceId === invoiceId)?.amount ?? 0;
    await setApplication(queries, { paymentId: refundOf, invoiceId, clientId }, current - cents);
  }
  const { clientId, organizationId } = payment;
  const id = await insertPayment(queries, {
    ...input,
    ...{ clientId, organizationId, amount, refundOf },
    kind: 'refund',
    source: 'typed',
  });
  await insertApplications(
    queries,
    taken.map((part) => ({ ...part, paymentId: id })),
  );
  await settle(
    queries,
    taken.map(({ invoiceId }) => invoiceId),
  );
  return getPayment(queries, id);
}

/** Throws 400 if a payment would get a day after one of its refunds, or a refund one before its payment. */
export async function refuseRefundBeforePayment(
  queries: CaseloadQueries,
  { id, refundOf }: Pick<Payment, 'id' | 'refundOf'>,
  date: Day,
): Promise<void> {
  const [payment] = refundOf === null ? [] : await findPayments(queries, [refundOf]);
  if (payment && date < payment.date) throw invalid(refundTooEarly(payment.date), 'date');
  const refund = await queries
    .selectFrom('payments')
    .select('date')
    .where('refund_of', '=', id)
    .where('voided_at', 'is', null)
    .orderBy('date')
    .limit(1)
    .executeTakeFirst();
  if (refund && date > refund.date) {
    throw invalid(`This payment was given back on ${formatDay(refund.date)}, so it cannot be later`, 'date');
  }
}

/**
 * Lets what was given back of a payment go with it to another client, so that each account still adds up. An undo of the
 * payment's move does the same.
 */
export async function moveRefunds(
  queries: CaseloadWrites,
  paymentId: number,
  clientId: number | null,
): Promise<void> {
  const refunds = await queries
    .selectFrom('payments')
    .select('id')
    .where('refund_of', '=', paymentId)
    .orderBy('id')
    .execute();
  const quietly = { ...queries, undo: noUndo };
  for (const { id } of refunds) {
    await updatePayment(quietly, await getPayment(queries, id), { client_id: clientId });
  }
}

/** Puts back, after a refund was voided, what it took from invoices of the payment's account, as far as they are still open. */
export async function returnRefund(
  queries: CaseloadWrites,
  { refundOf, applications }: Payment,
): Promise<void> {
  if (refundOf === null) return;
  const [payment] = await findPayments(queries, [refundOf]);
  if (!payment) return;
  const ids = applications.map(({ invoiceId }) => invoiceId);
  if (ids.length === 0) return;
  const sums = await readSums(queries, ids);
  const amounts = await queries
    .selectFrom('invoices')
    .select(['id', 'amount'])
    .where('id', 'in', ids)
    .execute();
  const open = new Map(amounts.map((invoice) => [invoice.id, withBalance(invoice, sums).balance]));
  const fitting: Payment['applications'] = [];
  for (const part of applications) {
    if (!(await isOfOneAccount(queries, payment, { ...part, id: part.invoiceId }))) continue;
    fitting.push({ ...part, amount: Math.min(part.amount, open.get(part.invoiceId) ?? 0) });
  }
  for (const part of shareOut(payment.unapplied, fitting)) {
    const current = payment.applications.find(({ invoiceId }) => invoiceId === part.invoiceId)?.amount ?? 0;
    await setApplication(queries, { ...part, paymentId: refundOf }, current + part.amount);
  }
}

/** Returns what a refund takes from which invoice: from those chosen, or from the latest first. */
async function takenFrom(
  queries: CaseloadQueries,
  { applications }: Payment,
  cents: number,
  chosen: readonly ChosenInvoice[] | undefined,
): Promise<Payment['applications']> {
  if (cents <= 0) return [];
  const latest = await latestFirst(queries, applications);
  if (chosen === undefined || chosen.length === 0) return shareOut(cents, latest);
  const wanted = chosen.flatMap(({ invoiceId, amount }) => {
    const part = latest.find((one) => one.invoiceId === invoiceId);
    return part ? [{ ...part, amount: Math.min(amount, part.amount) }] : [];
  });
  if (sumOf(wanted) < cents) {
    throw invalid(`Choose ${formatCents(cents)} on the invoices of this payment to take back`);
  }
  return shareOut(cents, wanted);
}

async function latestFirst(
  { selectFrom }: CaseloadQueries,
  applications: Payment['applications'],
): Promise<Payment['applications']> {
  const order = await selectFrom('invoices')
    .select('id')
    .where(
      'id',
      'in',
      applications.map(({ invoiceId }) => invoiceId),
    )
    .orderBy('date_issued', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return order.flatMap(({ id }) => applications.filter(({ invoiceId }) => invoiceId === id));
}
