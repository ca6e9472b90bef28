import { type Day, plusDays } from '#domain/dates.ts';
import type { Invoice, InvoiceStatus } from './invoice.ts';

/** An invoice is due this many days after its issue unless it says otherwise. */
export const INVOICE_DUE_DAYS = 30;

/** The due date of an invoice issued on a day. */
export function dueDateFor(issuedOn: Day, dueDays = INVOICE_DUE_DAYS): Day {
  return plusDays(issuedOn, dueDays);
}

/** The status as it reads today: a pending invoice past its due date is overdue. */
export function statusOn(today: Day, stored: InvoiceStatus, dueDate: Day): InvoiceStatus {
  return stored === 'pending' && dueDate < today ? 'overdue' : stored;
}

/** Whether Mark Paid is offered: for whatever is not paid yet. */
export function canBeMarkedPaid(invoice: Pick<Invoice, 'status'>): boolean {
  return invoice.status !== 'paid';
}
