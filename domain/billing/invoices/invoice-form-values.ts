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
  /** Dollars. */
  amount,
  description: newInvoice.shape.description,
  dueDate: optionalDay('Please enter a valid due date'),
  /** As it reads today; a new invoice has none to choose. */
  status: newInvoice.shape.status,
};

/** The form of an invoice over annual records, which has no sessions to choose. */
export const annualInvoiceForm = z.object(fields);

/** The form of an invoice over sessions, as it is typed: dollars, and no client at first. */
export const invoiceForm = z.object({
  ...fields,
  sessionIds: fields.sessionIds.check(z.minLength(1, SESSION_REQUIRED)),
});
export type InvoiceFormValues = z.input<typeof invoiceForm>;
export type InvoiceFormResult = z.output<typeof invoiceForm>;

/** What stands in the form at first: the invoice to change, or a new one, for a client when that is known. */
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
 * What the form sends: cents, no due date where none was typed, so that the practice's own applies, and no status that
 * `invoice` reads anyway, so that one which is overdue by its day alone stays so by its day.
 */
export function invoiceOfForm(
  { sessionIds, status, ...typed }: InvoiceFormResult,
  invoice?: Pick<Invoice, 'status'>,
): NewInvoice {
  return {
    ...typed,
    amount: dollarsToCents(typed.amount),
    // An invoice over annual records alone has no sessions to state.
    ...(sessionIds.length > 0 && { sessionIds }),
    ...(status !== invoice?.status && { status }),
  };
}
