import { invoiceRecord } from '#domain/billing/invoices/invoice.ts';
import { settled } from '#domain/billing/payments/settled-invoice.ts';
import { type Day, dayOf, type Instant, momentOf, type TimeZone } from '#domain/platform/dates.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { liveApplications, readSums, withBalance } from './invoice-sums.ts';

/** When an invoice was paid that was not before: now if left out, and only as stated before it was issued. */
interface SettledAt {
  at?: Instant;
  isStated?: boolean;
}

/**
 * Sets the status and payment date of invoices by what is left to pay. Nothing is recorded for an undo, which settles
 * them again.
 */
export async function settle(
  queries: CaseloadWrites,
  invoiceIds: Iterable<number>,
  { at = queries.now, isStated = false }: SettledAt = {},
): Promise<void> {
  const ids = [...new Set(invoiceIds)];
  if (ids.length === 0) return;
  const sums = await readSums(queries, ids);
  for (const id of ids) {
    const before = await queries.find(invoiceRecord, id);
    if (!before) continue;
    const paidAt = isStated || at > before.dateIssued ? at : before.dateIssued;
    const { status, datePaid } = settled(before, withBalance(before, sums).balance, paidAt);
    if (status === before.status && datePaid === before.datePaid) continue;
    await queries
      .updateTable('invoices')
      .set({ status, date_paid: datePaid, updated_at: queries.changedAt })
      .where('id', '=', id)
      .execute();
    queries.audit({ action: 'update', entity: 'invoice', entityId: id, clientId: before.clientId });
  }
}

/**
 * Settles invoices on which money counts again: what is paid by it was paid on the day of the last money on it, as if that
 * had never been gone.
 */
export async function settleAgain(
  queries: CaseloadWrites,
  invoiceIds: Iterable<number>,
  timeZone: TimeZone,
): Promise<void> {
  for (const id of new Set(invoiceIds)) {
    await settle(queries, [id], { at: await momentOfLastMoney(queries, id, timeZone) });
  }
}

/** Lets invoices that were paid on the former day of a payment (`from`) have been paid on the day of the last money on them. */
export async function moveDatePaid(
  queries: CaseloadWrites,
  { applications, from }: { applications: readonly { invoiceId: number }[]; from: Day },
  timeZone: TimeZone,
): Promise<void> {
  for (const { invoiceId } of applications) {
    const invoice = await queries.find(invoiceRecord, invoiceId);
    if (!invoice?.datePaid) continue;
    const { dateIssued, datePaid, clientId } = invoice;
    const [issuedOn, paidOn] = [dayOf(dateIssued, timeZone), dayOf(datePaid, timeZone)];
    if (paidOn !== from && !(paidOn === issuedOn && from < issuedOn)) continue;
    const moved = await momentOfLastMoney(queries, invoiceId, timeZone);
    await queries
      .updateTable('invoices')
      .set({ date_paid: moved > dateIssued ? moved : dateIssued, updated_at: queries.changedAt })
      .where('id', '=', invoiceId)
      .execute();
    queries.audit({ action: 'update', entity: 'invoice', entityId: invoiceId, clientId });
  }
}

/** Returns when the last money that counts on an invoice came. */
async function momentOfLastMoney(
  queries: CaseloadWrites,
  invoiceId: number,
  timeZone: TimeZone,
): Promise<Instant> {
  const { date } = await liveApplications(queries)
    .select((row) => row.fn.max('payments.date').as('date'))
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return date ? momentOfPayment(date, { now: queries.now, timeZone }) : queries.now;
}

/** Returns when a payment of a day counts as made: now for one of today, else noon of that day. */
export function momentOfPayment(date: Day, { now, timeZone }: { now: Instant; timeZone: TimeZone }): Instant {
  return date === dayOf(now, timeZone) ? now : momentOf(date, '12:00', timeZone);
}
