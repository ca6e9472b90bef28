import type { Invoice, InvoiceStatus } from '#domain/billing/invoices/invoice.ts';
import type { InvoicePayment } from '#domain/billing/invoices/invoice-payment.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';

/** What was paid on an invoice and written off from it, in whole cents. */
export interface InvoiceSums {
  paid: number;
  writtenOff: number;
}

/** Returns what is left to pay of an invoice, in whole cents. */
export function balanceOf(amount: number, { paid, writtenOff }: InvoiceSums): number {
  return amount - paid - writtenOff;
}

/**
 * Returns the status and payment date that an invoice has by its balance: paid where nothing is left, since the moment
 * it has already or `at`; else pending, unless it was set to overdue.
 */
export function settled(stored: InvoicePayment, balance: number, at: Instant): InvoicePayment {
  if (balance === 0) return { status: 'paid', datePaid: stored.datePaid ?? at };
  const status: InvoiceStatus = stored.status === 'overdue' ? 'overdue' : 'pending';
  return { status, datePaid: null };
}

/** Returns "$200.00 of $360.00 paid" for an invoice that is paid or written off in part; else an empty text. */
export function partlyPaidText({
  amount,
  paid,
  writtenOff,
  balance,
}: Pick<Invoice, 'amount' | 'paid' | 'writtenOff' | 'balance'>): string {
  if (balance === 0 || balance === amount) return '';
  const parts = [
    paid > 0 ? `${formatCents(paid)} of ${formatCents(amount)} paid` : '',
    writtenOff > 0 ? `${formatCents(writtenOff)} written off` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Returns how an invoice with nothing left was settled: "Paid", "Paid $60.00, written off $60.00" or "Written off". */
export function settledText({ paid, writtenOff }: InvoiceSums): string {
  if (writtenOff === 0) return 'Paid';
  return paid === 0 ? 'Written off' : `Paid ${formatCents(paid)}, written off ${formatCents(writtenOff)}`;
}
