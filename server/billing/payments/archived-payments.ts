import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import { sumOf } from '#domain/billing/payments/share-out.ts';
import { dayOf, type TimeZone } from '#domain/platform/dates.ts';
import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

/**
 * Throws 400, naming the row, unless each payment goes to invoices of the archive with no more than it is, and each
 * invoice has no more than its amount and is paid where nothing is left.
 */
export function refuseWrongPayments({ payments, invoices }: WholeCaseload): void {
  const clientOfInvoice = new Map(invoices.map(({ id, clientId }) => [id, clientId]));
  const paymentOf = new Map(payments.map((payment) => [payment.id, payment]));
  const refunded = refundsByPayment(payments);
  for (const [index, payment] of payments.entries()) {
    const wrong =
      wrongParts(payment, clientOfInvoice) ?? wrongRefund(payment, paymentOf, refunded.get(payment.id) ?? 0);
    if (wrong !== undefined) throw invalidRow('payments', index, wrong);
  }
  const applied = appliedByInvoice(payments);
  for (const [index, invoice] of invoices.entries()) {
    const wrong = wrongBalance(invoice, applied.get(invoice.id));
    if (wrong !== undefined) throw invalidRow('invoices', index, wrong);
  }
}

function wrongParts(
  { applications }: Payment,
  clientOfInvoice: ReadonlyMap<number, number>,
): string | undefined {
  const isWrong = applications.some(({ invoiceId, clientId }) => clientOfInvoice.get(invoiceId) !== clientId);
  return isWrong ? 'One of its invoices is not in this archive, or of another client' : undefined;
}

function wrongRefund(
  { kind, amount, refundOf, applications, voidedAt }: Payment,
  paymentOf: ReadonlyMap<number, Payment>,
  refunded: number,
): string | undefined {
  if (refundOf !== null && paymentOf.get(refundOf)?.kind !== 'payment')
    return 'It gives back what is no payment';
  if (voidedAt !== null) return undefined;
  if (kind === 'write-off' && sumOf(applications) > amount) return 'It is on invoices with more than it is';
  return kind === 'payment' && sumOf(applications) + refunded > amount
    ? 'It is on invoices and given back with more than it is'
    : undefined;
}

// An invoice without any payment is of an archive from before payments: the import adds the one of a paid invoice.
function wrongBalance({ status, amount }: Invoice, applied: number | undefined): string | undefined {
  if (applied === undefined) return undefined;
  if (applied > amount) return 'More is paid on it than it comes to';
  return (applied === amount) === (status === 'paid') ? undefined : 'Its status is not that of its payments';
}

function refundsByPayment(payments: readonly Payment[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { refundOf, amount, voidedAt } of payments) {
    if (refundOf !== null && voidedAt === null) sums.set(refundOf, (sums.get(refundOf) ?? 0) + amount);
  }
  return sums;
}

function appliedByInvoice(payments: readonly Payment[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { kind, voidedAt, applications } of payments) {
    if (kind === 'refund' || voidedAt !== null) continue;
    for (const { invoiceId, amount } of applications) {
      sums.set(invoiceId, (sums.get(invoiceId) ?? 0) + amount);
    }
  }
  return sums;
}

/** Adds to an archive's payments those of paid invoices that have none: Mark Paid makes them now. */
export function withEarlierPayments(
  { payments, invoices, vouchers }: Pick<WholeCaseload, 'payments' | 'invoices' | 'vouchers'>,
  timeZone: TimeZone,
): Payment[] {
  const applied = appliedByInvoice(payments);
  const payerOf = new Map(
    vouchers
      .filter(({ voidedOn }) => voidedOn === null)
      .flatMap(({ payerId, parts }) => parts.map(({ invoiceId }) => [invoiceId, payerId] as const)),
  );
  let id = payments.reduce((highest, payment) => Math.max(highest, payment.id), 0);
  const added = invoices.flatMap((invoice) => {
    if (invoice.datePaid === null || applied.has(invoice.id)) return [];
    id += 1;
    const organizationId = payerOf.get(invoice.id) ?? null;
    return [
      {
        ...paymentOfInvoice(invoice, timeZone),
        id,
        organizationId,
        clientId: organizationId === null ? invoice.clientId : null,
      },
    ];
  });
  return [...payments, ...added];
}

function paymentOfInvoice(invoice: Invoice, timeZone: TimeZone): Payment {
  const { id: invoiceId, clientId, amount, therapistId } = invoice;
  const paidAt = invoice.datePaid ?? invoice.updatedAt;
  return {
    id: 0,
    ...{ therapistId, clientId, organizationId: null, kind: 'payment', amount, method: 'other' },
    date: dayOf(paidAt, timeZone),
    ...{ reason: null, reference: null, receivedFrom: null, memo: null, source: 'mark-paid' },
    ...{ providerReference: null, refundOf: null, voidedAt: null },
    ...{ createdAt: invoice.updatedAt, updatedAt: invoice.updatedAt },
    ...{ applications: [{ invoiceId, clientId, amount }], unapplied: 0 },
  };
}
