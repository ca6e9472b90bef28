import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { shareOut, sumOf } from '#domain/billing/payments/share-out.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { applicationsOn, insertApplications, setApplication } from './applications.ts';
import { liveApplications } from './invoice-sums.ts';
import { updatePayment } from './payment-rows.ts';
import { getPayment } from './payment-store.ts';
import { moveRefunds } from './refunds.ts';

/** An application on an invoice that counts, with its payment. */
type LiveApplication = Awaited<ReturnType<typeof liveOn>>[number];

/**
 * Brings what is on an invoice to its new amount: on a paid one, what Mark Paid made is what the others leave; what is
 * then too much comes off write-offs and goes back to credit, the latest payment first.
 */
export async function followAmount(
  queries: CaseloadWrites,
  { id: invoiceId, status }: Pick<Invoice, 'id' | 'status'>,
  amount: number,
): Promise<void> {
  const live = await liveOn(queries, invoiceId);
  const markPaid = live.find(isMarkPaid);
  const others = live.filter((part) => part !== markPaid);
  const rest = amount - sumOf(others);
  if (markPaid) {
    // A part that was refunded or voided since is open again, so the payment does not grow.
    const most = status === 'paid' ? rest : Math.min(rest, markPaid.amount);
    await resize(queries, markPaid, Math.max(0, most));
  }
  const [writeOffs, payments] = [others.filter(isWriteOff), others.filter((part) => !isWriteOff(part))];
  for (const part of shareOut(Math.max(0, -rest), [...writeOffs, ...payments])) {
    const before = others.find(({ id }) => id === part.id)?.amount ?? 0;
    await resize(queries, part, before - part.amount, before);
  }
}

/** Throws 409 if something other than Mark Paid's payment is on an invoice that goes to another account. */
export async function refuseMoveWithPayments(queries: CaseloadQueries, invoiceId: number): Promise<void> {
  const live = await liveOn(queries, invoiceId);
  if (live.some((part) => !isMarkPaid(part)))
    throw conflict('This invoice has payments. Take them off first');
}

/** Lets what is paid on an invoice go with it to another client, which `update` makes; Mark Paid's payment moves along. */
export async function movePayments(
  queries: CaseloadWrites,
  invoiceId: number,
  clientId: number,
  update: () => Promise<unknown>,
): Promise<void> {
  const live = await liveOn(queries, invoiceId);
  const parts = await applicationsOn(queries, invoiceId);
  // The parts refer to the client too, so they are deleted before it changes.
  await queries.deleteFrom('payment_applications').where('invoice_id', '=', invoiceId).execute();
  await update();
  await insertApplications(
    queries,
    parts.map((part) => ({ ...part, clientId })),
  );
  for (const { paymentId } of live.filter(isMarkPaid)) {
    await updatePayment(queries, await getPayment(queries, paymentId), { client_id: clientId });
    await moveRefunds(queries, paymentId, clientId);
  }
}

/**
 * Takes the parts of payments off an invoice that is about to be deleted, after they were sealed with it: the money is
 * credit, while what Mark Paid made for a family and what was written off goes with the invoice.
 */
export async function releasePayments(queries: CaseloadWrites, { id }: Pick<Invoice, 'id'>): Promise<void> {
  for (const part of await liveOn(queries, id)) {
    if (goesWithInvoice(part)) await shrinkPayment(queries, part.paymentId, part.amount);
  }
  await queries.deleteFrom('payment_applications').where('invoice_id', '=', id).execute();
}

/** Deletes the parts of void payments of an invoice, which are not to come back with it. */
export async function dropVoidParts(queries: CaseloadWrites, { id }: Pick<Invoice, 'id'>): Promise<void> {
  const voided = queries.selectFrom('payments').select('id').where('voided_at', 'is not', null);
  await queries
    .deleteFrom('payment_applications')
    .where('invoice_id', '=', id)
    .where('payment_id', 'in', voided)
    .execute();
}

/** Returns the part of an invoice that Mark Paid made; undefined if there is none. */
export async function applicationThatFollows(queries: CaseloadQueries, invoiceId: number) {
  return (await liveOn(queries, invoiceId)).find(isMarkPaid);
}

/** Returns whether a payment is gone with its invoice, since it says nothing about money that came in elsewhere. */
export function goesWithInvoice({
  kind,
  source,
  organizationId,
}: Pick<LiveApplication, 'kind' | 'source' | 'organizationId'>): boolean {
  return kind === 'write-off' || (source === 'mark-paid' && organizationId === null);
}

/** Returns what counts on an invoice, the latest payment first. */
function liveOn(queries: CaseloadQueries, invoiceId: number) {
  return liveApplications(queries)
    .select([
      'payment_applications.id',
      'payment_id as paymentId',
      'invoice_id as invoiceId',
      'payment_applications.client_id as clientId',
      'payment_applications.amount',
      'kind',
      'source',
      'organization_id as organizationId',
    ])
    .where('invoice_id', '=', invoiceId)
    .orderBy('payments.date', 'desc')
    .orderBy('payments.id', 'desc')
    .execute();
}

function isMarkPaid({ kind, source }: LiveApplication): boolean {
  return kind === 'payment' && source === 'mark-paid';
}

function isWriteOff({ kind }: LiveApplication): boolean {
  return kind === 'write-off';
}

/** Sets how much of a payment is on an invoice; one that follows its invoice gets larger or smaller with it. */
async function resize(
  queries: CaseloadWrites,
  part: LiveApplication,
  amount: number,
  before = part.amount,
): Promise<void> {
  if (amount === before) return;
  if (isMarkPaid(part) || isWriteOff(part)) {
    const isVoided = await shrinkPayment(queries, part.paymentId, before - amount);
    if (isVoided) return;
  }
  await setApplication(queries, part, amount);
}

/** Lowers a payment by an amount, or voids it if nothing is left; a negative amount raises it. Returns whether it is void. */
async function shrinkPayment(queries: CaseloadWrites, paymentId: number, cents: number): Promise<boolean> {
  const payment = await getPayment(queries, paymentId);
  const isVoided = payment.amount <= cents;
  await updatePayment(
    queries,
    payment,
    isVoided ? { voided_at: queries.now } : { amount: payment.amount - cents },
  );
  return isVoided;
}
