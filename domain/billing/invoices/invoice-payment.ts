import type { Day, Instant } from '#domain/platform/dates.ts';
import type { InvoiceStatus } from './invoice.ts';
import { statusOn } from './invoice-status.ts';

/** The stored status of an invoice, and the payment date, which only the status paid has. */
export interface InvoicePayment {
  status: InvoiceStatus;
  datePaid: Instant | null;
}

/** The payment fields of a request; omitted ones stay unchanged. */
export interface RequestedPayment {
  status?: InvoiceStatus | undefined;
  datePaid?: Instant | undefined;
}

/**
 * Returns the payment of an invoice after a request (`before` is undefined for a new one). The payment date is the
 * requested one unless it is in the future, else the previous one, else `now`; any other status clears it. A pending
 * invoice that is overdue only by date stays pending if the request repeats its displayed status.
 */
export function paymentAfter(
  requested: RequestedPayment,
  before: InvoicePayment | undefined,
  dueDate: Day,
  at: { now: Instant; today: Day },
): InvoicePayment {
  const stored = before?.status ?? 'pending';
  const status = requestedStatus(requested.status, stored, statusOn(at.today, stored, dueDate));
  if (status !== 'paid') return { status, datePaid: null };
  const past =
    requested.datePaid !== undefined && requested.datePaid <= at.now ? requested.datePaid : undefined;
  return { status, datePaid: past ?? before?.datePaid ?? at.now };
}

function requestedStatus(
  requested: InvoiceStatus | undefined,
  stored: InvoiceStatus,
  displayed: InvoiceStatus,
) {
  return requested === undefined || requested === displayed ? stored : requested;
}
