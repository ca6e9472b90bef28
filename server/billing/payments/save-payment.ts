import {
  CHOSEN_TOO_MUCH,
  type ChosenInvoice,
  type NewPayment,
  PAYMENT_IN_FUTURE,
  type Payment,
  type PaymentChange,
  paymentFault,
} from '#domain/billing/payments/payment.ts';
import { shareOut, sumOf } from '#domain/billing/payments/share-out.ts';
import type { Day, TimeZone } from '#domain/platform/dates.ts';
import { getOrganization } from '#server/billing/organizations/organization-store.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { type AccountOwner, openInvoicesOf } from './accounts.ts';
import { insertApplications, setApplication } from './applications.ts';
import { checkedInvoices, type InvoiceToPay } from './checked-invoices.ts';
import { insertPayment, updatePayment } from './payment-rows.ts';
import { getPayment, readRefunded } from './payment-store.ts';
import { moveRefunds, refundPayment, refuseRefundBeforePayment, returnRefund } from './refunds.ts';
import { momentOfPayment, moveDatePaid, settle, settleAgain } from './settle.ts';

/** The practice's day and time zone. */
export interface PaymentPractice {
  today: Day;
  settings: { timeZone: TimeZone };
}

/**
 * Records a payment, a refund or a write-off, and settles the invoices it names. Throws 400 or 404 for what it cannot
 * name, 409 if an invoice has less open or a payment less to give back.
 */
export async function recordPayment(
  queries: CaseloadWrites,
  requested: NewPayment,
  { today, settings }: PaymentPractice,
): Promise<Payment> {
  if (requested.date > today) throw invalid(PAYMENT_IN_FUTURE, 'date');
  if (requested.kind === 'refund') return refundPayment(queries, requested);
  const owner = await ownerOf(queries, requested);
  const invoices = await chosenOrOldest(queries, owner, requested);
  if (requested.kind === 'write-off' && sumOf(invoices) < requested.amount) throw notAllWrittenOff();
  const { applications: _chosen, ...input } = requested;
  const id = await insertPayment(queries, {
    ...input,
    ...owner,
    kind: requested.kind ?? 'payment',
    source: 'typed',
  });
  await insertApplications(
    queries,
    invoices.map((invoice) => ({ ...invoice, paymentId: id })),
  );
  const at = momentOfPayment(requested.date, { now: queries.now, timeZone: settings.timeZone });
  await settle(queries, invoiceIdsOf(invoices), { at });
  return getPayment(queries, id);
}

/** Changes the sent fields; a list of invoices moves the payment to them. Amount and kind stay. */
export async function changePayment(
  queries: CaseloadWrites,
  before: Payment,
  change: Omit<PaymentChange, 'updatedAt'>,
  { today, settings }: PaymentPractice,
): Promise<Payment> {
  refuseVoid(before);
  const { applications, clientId = before.clientId, ...details } = change;
  const date = details.date ?? before.date;
  if (date > today) throw invalid(PAYMENT_IN_FUTURE, 'date');
  if (date !== before.date) await refuseRefundBeforePayment(queries, before, date);
  const { method = before.method, reason = before.reason } = details;
  const fault = paymentFault({ ...before, method, reason });
  if (fault !== undefined) throw invalid(fault);
  if (clientId !== before.clientId) await refuseMove(queries, before, clientId);
  const { reference = before.reference, memo = before.memo, receivedFrom = before.receivedFrom } = details;
  const columns = { date, method, reason, reference, memo, received_from: receivedFrom, client_id: clientId };
  const at = momentOfPayment(date, { now: queries.now, timeZone: settings.timeZone });
  if (applications !== undefined || clientId !== before.clientId) {
    await moveTo(queries, { ...before, clientId }, applications ?? before.applications, at);
  }
  if (clientId !== before.clientId) await moveRefunds(queries, before.id, clientId);
  // A payment made by Mark Paid that is moved by hand no longer follows its invoice.
  const source = applications === undefined ? before.source : 'typed';
  const after = await updatePayment(queries, before, { ...columns, source });
  if (date !== before.date && after.kind !== 'refund') {
    await moveDatePaid(queries, { ...after, from: before.date }, settings.timeZone);
  }
  return after;
}

/** Voids what was typed by mistake: it counts as if it had never been. Throws 409 for one that is void or refunded. */
export async function voidPayment(
  queries: CaseloadWrites,
  before: Payment,
  timeZone: TimeZone,
): Promise<Payment> {
  refuseVoid(before);
  if ((await readRefunded(queries, [before.id])).size > 0)
    throw conflict('This payment was refunded. Void the refund first');
  const after = await updatePayment(queries, before, { voided_at: queries.now });
  if (before.kind === 'refund') await returnRefund(queries, before);
  await settleAgain(queries, invoiceIdsOf(before.applications), timeZone);
  return after;
}

async function ownerOf(
  queries: CaseloadQueries,
  { clientId = null, organizationId = null }: NewPayment,
): Promise<AccountOwner> {
  if (clientId !== null && organizationId === null) {
    await getClient(queries, clientId);
    return { clientId, organizationId };
  }
  if (organizationId === null || clientId !== null) throw invalid('Choose the child or the payer that paid');
  await getOrganization(queries, organizationId);
  return { clientId, organizationId };
}

async function chosenOrOldest(
  queries: CaseloadQueries,
  owner: AccountOwner,
  { applications, amount }: NewPayment,
): Promise<InvoiceToPay[]> {
  if (applications === undefined) return shareOut(amount, await openInvoicesOf(queries, owner));
  return checkedInvoices(queries, owner, applications);
}

/** Moves a payment to other invoices; what is left over is credit. */
async function moveTo(
  queries: CaseloadWrites,
  payment: Payment,
  chosen: readonly ChosenInvoice[],
  at: string,
): Promise<void> {
  if (payment.kind === 'refund') throw invalid('The invoices of a refund stay as they are');
  const given = (await readRefunded(queries, [payment.id])).get(payment.id) ?? 0;
  if (sumOf(chosen) > payment.amount - given) throw invalid(CHOSEN_TOO_MUCH);
  if (payment.kind === 'write-off' && sumOf(chosen) < payment.amount) throw notAllWrittenOff();
  const { clientId, organizationId } = payment;
  const owner =
    organizationId === null ? clientId && { clientId, organizationId } : { clientId: null, organizationId };
  if (!owner) throw conflict('The client of this payment was deleted, so its invoices stay as they are');
  const invoices = await checkedInvoices(queries, owner, chosen, payment.applications);
  const named = new Set(chosen.map(({ invoiceId }) => invoiceId));
  const left = payment.applications.filter(({ invoiceId }) => !named.has(invoiceId));
  for (const invoice of left) await setApplication(queries, { ...invoice, paymentId: payment.id }, 0);
  for (const invoice of invoices) {
    await setApplication(queries, { ...invoice, paymentId: payment.id }, invoice.amount);
  }
  await settle(queries, invoiceIdsOf([...left, ...invoices]), { at });
}

async function refuseMove(
  queries: CaseloadQueries,
  { kind, organizationId }: Payment,
  clientId: number | null,
) {
  if (kind === 'refund') throw invalid('A refund stays with its payment');
  if (organizationId !== null || clientId === null) throw invalid('Choose the child or the payer that paid');
  await getClient(queries, clientId);
}

function refuseVoid({ voidedAt }: Payment): void {
  if (voidedAt !== null) throw conflict('This payment is void already');
}

function notAllWrittenOff() {
  return invalid('Only what is open on invoices can be written off');
}

function invoiceIdsOf(applications: readonly { invoiceId: number }[]): number[] {
  return applications.map(({ invoiceId }) => invoiceId);
}
