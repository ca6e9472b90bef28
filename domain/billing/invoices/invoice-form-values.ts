import * as z from 'zod/mini';
import type { Day } from '#domain/platform/dates.ts';
import { optionalDay } from '#domain/platform/day-fields.ts';
import { AMOUNT_LIMIT_CENTS, centsToDollars, dollarsToCents } from '#domain/platform/money.ts';
import { AMOUNT_TOO_SMALL, type Invoice, type NewInvoice, newInvoice, SESSION_REQUIRED } from './invoice.ts';

const amount = z
  .number(AMOUNT_TOO_SMALL)
  .check(
    z.minimum(1, AMOUNT_TOO_SMALL),
    z.maximum(centsToDollars(AMOUNT_LIMIT_CENTS), 'Amount is too large'),
  );

const fields = {
  clientId: z.pipe(z.nullable(z.number()), newInvoice.shape.clientId),
  sessionIds: z.array(z.number()),
  /** In dollars. */
  amount,
  description: newInvoice.shape.description,
  dueDate: optionalDay('Please enter a valid due date'),
  /** The status as of today; not offered for a new invoice. */
  status: newInvoice.shape.status,
};

/** The form of an invoice for annual records, which has no sessions to choose. */
export const annualInvoiceForm = z.object(fields);

/** The form of an invoice for sessions while it is edited: the amount in dollars, and no client at first. */
export const invoiceForm = z.object({
  ...fields,
  sessionIds: fields.sessionIds.check(z.minLength(1, SESSION_REQUIRED)),
});
export type InvoiceFormValues = z.input<typeof invoiceForm>;
export type InvoiceFormResult = z.output<typeof invoiceForm>;

/** Returns the form's initial values: the existing invoice, or a new one, for a client if known. */
export function invoiceFormStart(
  invoice: Invoice | undefined,
  clientId: number | undefined,
  usualDueDate: Day,
): InvoiceFormValues {
  return {
    clientId: invoice?.clientId ?? clientId ?? null,
    sessionIds: invoice?.sessionIds ?? [],
    amount: invoice ? centsToDollars(invoice.amount) : 0,
    description: invoice?.description ?? '',
    dueDate: invoice?.dueDate ?? usualDueDate,
    ...(invoice && { status: invoice.status }),
  };
}

/**
 * Converts the form to the request: cents, no due date if none was typed, so that the practice's default applies, and
 * no status if it equals that of `invoice`, so that an invoice overdue only by date is not stored as overdue.
 */
export function invoiceOfForm(
  { sessionIds, status, ...typed }: InvoiceFormResult,
  invoice?: Pick<Invoice, 'status'>,
): NewInvoice {
  return {
    ...typed,
    amount: dollarsToCents(typed.amount),
    // An invoice for annual records alone has no sessions to send.
    ...(sessionIds.length > 0 && { sessionIds }),
    ...(status !== invoice?.status && { status }),
  };
}
