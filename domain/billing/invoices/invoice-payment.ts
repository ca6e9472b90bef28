import type { Day, Instant } from '#domain/platform/dates.ts';
import type { InvoiceStatus } from './invoice.ts';
import { statusOn } from './invoice-status.ts';

/** The status of an invoice as it is kept, and when it was paid: never without the status paid. */
export interface InvoicePayment {
  status: InvoiceStatus;
  datePaid: Instant | null;
}

/** What a request says about the payment; whatever it leaves out stays as it was. */
export interface RequestedPayment {
  status?: InvoiceStatus | undefined;
  datePaid?: Instant | undefined;
}

/**
 * The payment of an invoice after a request (`before` is undefined for a new one). Paid is dated by the stated date
 * when that is not in the future, else by the date it had, else by `now`; any other status clears the date. A
 * pending invoice that merely reads as overdue stays pending when the request repeats what it reads.
 */
export function paymentAfter(
  requested: RequestedPayment,
  before: InvoicePayment | undefined,
  dueDate: Day,
  at: { now: Instant; today: Day },
): InvoicePayment {
  const kept = before?.status ?? 'pending';
  const status = requestedStatus(requested.status, kept, statusOn(at.today, kept, dueDate));
  if (status !== 'paid') return { status, datePaid: null };
  const past =
    requested.datePaid !== undefined && requested.datePaid <= at.now ? requested.datePaid : undefined;
  return { status, datePaid: past ?? before?.datePaid ?? at.now };
}

function requestedStatus(requested: InvoiceStatus | undefined, kept: InvoiceStatus, reads: InvoiceStatus) {
  return requested === undefined || requested === reads ? kept : requested;
}
