import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { statusOn } from '#domain/billing/invoices/invoice-status.ts';
import { type Day, daysBetween } from '#domain/platform/dates.ts';

/** At most one reminder an account goes out in so many days, unless it is pressed on purpose. */
export const REMINDER_DAYS = 7;

/** An invoice that a payment reminder names. */
export interface LateInvoice {
  number: number;
  /** What is left to pay, in whole cents. */
  balance: number;
  dueOn: Day;
  /** 0 of an invoice that was set to overdue by hand. */
  daysLate: number;
}

/** Returns the overdue invoices of an account as a reminder names them, the earliest due first. */
export function lateInvoices(
  invoices: readonly Pick<Invoice, 'id' | 'status' | 'dueDate' | 'balance'>[],
  today: Day,
): LateInvoice[] {
  return invoices
    .filter(({ status, dueDate, balance }) => balance > 0 && statusOn(today, status, dueDate) === 'overdue')
    .map(({ id, balance, dueDate }) => {
      const daysLate = Math.max(0, daysBetween(dueDate, today));
      return { number: id, balance, dueOn: dueDate, daysLate };
    })
    .sort((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
}
