import { INVOICE_DUE_DAYS } from '#domain/people/practice/default-practice-settings.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { type Day, daysBetween, plusDays } from '#domain/platform/dates.ts';
import type { Invoice, InvoiceStatus } from './invoice.ts';

/** Returns the due date of an invoice issued on a day. */
export function dueDateFor(issuedOn: Day, dueDays = INVOICE_DUE_DAYS): Day {
  return plusDays(issuedOn, dueDays);
}

/** Returns the status as of `today`: a pending invoice past its due date is overdue. */
export function statusOn(today: Day, stored: InvoiceStatus, dueDate: Day): InvoiceStatus {
  return stored === 'pending' && dueDate < today ? 'overdue' : stored;
}

/**
 * Returns "21 days late" for an invoice past its due date; an empty text for others, and for one that was only set to
 * overdue manually.
 */
export function lateText({ status, dueDate }: Pick<Invoice, 'status' | 'dueDate'>, today: Day): string {
  const days = status === 'overdue' ? daysBetween(dueDate, today) : 0;
  if (days <= 0) return '';
  return `${countOf(days, 'day')} late`;
}

/** Returns whether Mark Paid is offered: unless the invoice is paid. */
export function canBeMarkedPaid(invoice: Pick<Invoice, 'status'>): boolean {
  return invoice.status !== 'paid';
}
