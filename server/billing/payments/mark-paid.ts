import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { dayOf, formatDate, type Instant, type TimeZone } from '#domain/platform/dates.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { type AccountOwner, ownerOfInvoice } from './accounts.ts';
import { insertApplications, setApplication } from './applications.ts';
import type { InvoiceToPay } from './checked-invoices.ts';
import { applicationThatFollows } from './follow-invoice.ts';
import { insertPayment, updatePayment } from './payment-rows.ts';
import { getPayment } from './payment-store.ts';
import { settle } from './settle.ts';

interface PaidAt {
  at: Instant;
  timeZone: TimeZone;
}

/** Pays what is left of an invoice, as Mark Paid does, and settles it. */
export async function payBalance(
  queries: CaseloadWrites,
  { id, clientId, balance }: Pick<Invoice, 'id' | 'clientId' | 'balance'>,
  paid: PaidAt,
): Promise<void> {
  if (balance === 0) return;
  const owner = await ownerOfInvoice(queries, { id, clientId });
  await payInvoices(queries, owner, [{ invoiceId: id, clientId, amount: balance }], paid);
}

/** Makes one payment over these invoices, as Mark Paid does, and settles them. */
export async function payInvoices(
  queries: CaseloadWrites,
  owner: AccountOwner,
  invoices: readonly InvoiceToPay[],
  { at, timeZone }: PaidAt,
): Promise<void> {
  const amount = invoices.reduce((sum, invoice) => sum + invoice.amount, 0);
  if (amount === 0) return;
  const paymentId = await insertPayment(queries, {
    ...owner,
    kind: 'payment',
    date: dayOf(at, timeZone),
    amount,
    method: 'other',
    source: 'mark-paid',
  });
  await insertApplications(
    queries,
    invoices.map((invoice) => ({ ...invoice, paymentId })),
  );
  await settle(
    queries,
    invoices.map(({ invoiceId }) => invoiceId),
    { at, isStated: true },
  );
}

/**
 * Takes back what Mark Paid made on an invoice, which is open again. Throws 409 if other payments or write-offs cover all
 * of it.
 */
export async function takeBackMarkPaid(
  queries: CaseloadWrites,
  invoice: Pick<Invoice, 'id' | 'datePaid' | 'paid'>,
  timeZone: TimeZone,
): Promise<void> {
  const part = await applicationThatFollows(queries, invoice.id);
  if (!part) {
    const day = formatDate(invoice.datePaid ?? queries.now, timeZone);
    throw conflict(
      invoice.paid === 0
        ? `This invoice was written off on ${day}. Void that write-off instead`
        : `This invoice was paid on ${day}. Void that payment or move it to another invoice instead`,
    );
  }
  const payment = await getPayment(queries, part.paymentId);
  if (payment.amount === part.amount) {
    await updatePayment(queries, payment, { voided_at: queries.now });
  } else {
    await setApplication(queries, part, 0);
    await updatePayment(queries, payment, { amount: payment.amount - part.amount });
  }
}

/** Moves what Mark Paid made to the day that an invoice says it was paid on. */
export async function moveMarkPaid(
  queries: CaseloadWrites,
  invoiceId: number,
  { at, timeZone }: PaidAt,
): Promise<void> {
  const part = await applicationThatFollows(queries, invoiceId);
  if (!part) return;
  const payment = await getPayment(queries, part.paymentId);
  const date = dayOf(at, timeZone);
  if (date !== payment.date) await updatePayment(queries, payment, { date });
}
