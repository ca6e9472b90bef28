import * as z from 'zod/mini';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import { recordId } from '#domain/platform/record-fields.ts';
import { newInvoice } from './invoice.ts';

/** Maximum number of invoices that are issued or printed in one step. */
export const BATCH_LIMIT = 200;

const BATCH_MESSAGE = `Please choose 1 to ${BATCH_LIMIT} invoices at a time`;

/** Invoices that are issued in one step, all or none. */
export const newInvoiceBatch = z.object({
  invoices: z
    .array(newInvoice, BATCH_MESSAGE)
    .check(z.minLength(1, BATCH_MESSAGE), z.maxLength(BATCH_LIMIT, BATCH_MESSAGE)),
});

/** Invoices that are marked paid in one step, all or none. */
export const invoicePayments = z.object({
  ids: z
    .array(recordId(BATCH_MESSAGE), BATCH_MESSAGE)
    .check(z.minLength(1, BATCH_MESSAGE), z.maxLength(BATCH_LIMIT, BATCH_MESSAGE)),
});

const DAYS_AFTER_A_MONTH = 15;

/**
 * Returns the default last day of billing: in the first half of a month the end of the previous month, in the second
 * half today.
 */
export function defaultLastBilledDay(today: Day): Day {
  const date = Number(today.slice(8));
  return date <= DAYS_AFTER_A_MONTH ? plusDays(today, -date) : today;
}
