import { invoiceRecord } from '#domain/billing/invoices/invoice.ts';
import { paymentApplicationRecord } from '#domain/billing/payments/payment-application.ts';
import { sumOf } from '#domain/billing/payments/share-out.ts';
import type { TimeZone } from '#domain/platform/dates.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import type { UndoStep } from '#server/platform/undo/undo-recorder.ts';
import type { ModuleUndo } from '#server/platform/undo/undo-rules.ts';
import { membersOf } from './accounts.ts';
import { liveApplications, readSums, withBalance } from './invoice-sums.ts';
import { updatePayment } from './payment-rows.ts';
import { findPayments, getPayment, readRefunded } from './payment-store.ts';
import { moveRefunds } from './refunds.ts';
import { moveDatePaid, settleAgain } from './settle.ts';

/** The undo functions of payments: what was recorded is voided. */
export const paymentUndo = {
  rules: {
    payments: {
      async removeAdded(queries, id) {
        const payment = await getPayment(queries, id);
        if ((await readRefunded(queries, [id])).size > 0)
          throw conflict('This payment was refunded. Void the refund first');
        await updatePayment(queries, payment, { voided_at: queries.now });
      },
      async afterRevert(queries, { id, now }, { timeZone }) {
        const { kind, clientId, date, applications } = await getPayment(queries, id);
        if (clientId !== now.clientId) await moveRefunds(queries, id, clientId);
        if (kind === 'refund' || date === now.date) return;
        await moveDatePaid(queries, { applications, from: String(now.date) }, timeZone);
      },
    },
    payment_applications: {
      async removeAdded(queries, id) {
        await queries.deleteFrom('payment_applications').where('id', '=', id).execute();
      },
    },
  },
  refuseOutcome: settleOutcome,
} satisfies ModuleUndo;

/** Settles the invoices. Throws 409 if what was put back no longer fits, because the money or an invoice was used since. */
async function settleOutcome(
  queries: CaseloadWrites,
  steps: readonly UndoStep[],
  { timeZone }: { timeZone: TimeZone },
): Promise<void> {
  const paymentIds = new Set<number>();
  const invoiceIds = new Set<number>();
  for (const step of steps) {
    if (step.was === 'sealed') continue;
    if (step.table === 'payments' && step.was !== 'removed') paymentIds.add(step.id);
    if (step.table !== 'payment_applications') continue;
    const record =
      step.was === 'changed' ? await queries.find(paymentApplicationRecord, step.id) : step.record;
    if (typeof record?.paymentId === 'number') paymentIds.add(record.paymentId);
    if (typeof record?.invoiceId === 'number') invoiceIds.add(record.invoiceId);
  }
  if (steps.some((step) => 'table' in step && step.table === 'billing_details'))
    await refuseSharedMoney(queries);
  const changed = await findPayments(queries, [...paymentIds]);
  // A refund that counts again takes from its payment.
  const refunded = changed.flatMap(({ refundOf }) => refundOf ?? []);
  const payments = await findPayments(queries, [...new Set([...paymentIds, ...refunded])]);
  for (const { applications } of payments) {
    for (const { invoiceId } of applications) invoiceIds.add(invoiceId);
  }
  const overspent = payments.some(
    ({ kind, voidedAt, unapplied, amount, applications }) =>
      voidedAt === null && (kind === 'payment' ? unapplied < 0 : sumOf(applications) > amount),
  );
  const voided = new Set(payments.filter(({ voidedAt }) => voidedAt !== null).map(({ id }) => id));
  const isOfVoid = payments.some(
    ({ voidedAt, refundOf }) => voidedAt === null && refundOf !== null && voided.has(refundOf),
  );
  if (overspent || isOfVoid || (await isOverpaid(queries, [...invoiceIds]))) {
    throw conflict('Something that goes with this was changed since, so nothing was put back');
  }
  await settleAgain(queries, invoiceIds, timeZone);
}

/** Throws 409 if a payment is on an invoice of another account by now: children were parted whose money is one. */
async function refuseSharedMoney(queries: CaseloadQueries): Promise<void> {
  const pairs = await liveApplications(queries)
    .select(['payments.client_id as payer', 'payment_applications.client_id as child'])
    .whereRef('payments.client_id', '!=', 'payment_applications.client_id')
    .distinct()
    .execute();
  for (const { payer, child } of pairs) {
    if (payer !== null && !(await membersOf(queries, child)).includes(payer))
      throw conflict('A payment covers invoices of both children, so nothing was put back');
  }
}

async function isOverpaid(queries: CaseloadQueries, ids: readonly number[]): Promise<boolean> {
  const sums = await readSums(queries, ids);
  for (const id of ids) {
    const invoice = await queries.find(invoiceRecord, id);
    if (!invoice) continue;
    if (withBalance(invoice, sums).balance < 0) return true;
  }
  return false;
}
