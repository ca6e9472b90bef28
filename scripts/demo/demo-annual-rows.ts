import { annualRecord } from '#domain/billing/annuals/annual.ts';
import { invoiceRecord } from '#domain/billing/invoices/invoice.ts';
import { linesFor } from '#domain/billing/invoices/invoice-line.ts';
import { dueDateFor } from '#domain/billing/invoices/invoice-status.ts';
import { noOwnRates } from '#domain/billing/invoices/session-price.ts';
import { defaultPracticeSettings } from '#domain/people/practice/default-practice-settings.ts';
import { type Day, DEFAULT_TIME_ZONE, formatDay, momentOf, plusDays } from '#domain/platform/dates.ts';
import { lineRows } from '#server/billing/invoices/write-invoice.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow } from '#server/platform/database/record-rows.ts';

const ANNUAL_CENTS = 5_000;

/** Adds a client's annual record; two of three are invoiced, and half of those paid. */
export async function addAnnual(
  queries: CaseloadWrites,
  clientId: number,
  date: Day,
  index: number,
): Promise<void> {
  const invoiceId = index % 3 === 0 ? null : await invoiceAnnual(queries, clientId, date, index % 2 === 0);
  const moments = { createdAt: queries.now, updatedAt: queries.now };
  const id = await queries.insertReturningId(
    'annuals',
    insertRow(annualRecord, { clientId, date, amount: ANNUAL_CENTS, invoiceId, ...moments }),
  );
  if (invoiceId === null) return;
  const billed = { sessions: [], annuals: [{ id, date, amount: ANNUAL_CENTS }] };
  const lines = linesFor(billed, [], { ...defaultPracticeSettings, ownRates: noOwnRates });
  await queries.insertInto('invoice_lines', lineRows(invoiceId, clientId, lines));
}

function invoiceAnnual(
  queries: CaseloadWrites,
  clientId: number,
  date: Day,
  isPaid: boolean,
): Promise<number> {
  const issuedOn = plusDays(date, 2);
  const issued = momentOf(issuedOn, '17:00', DEFAULT_TIME_ZONE);
  return queries.insertReturningId(
    'invoices',
    insertRow(invoiceRecord, {
      clientId,
      amount: ANNUAL_CENTS,
      description: `Annual record, ${formatDay(date)}`,
      dateIssued: issued,
      dueDate: dueDateFor(issuedOn),
      datePaid: isPaid ? momentOf(plusDays(issuedOn, 9), '07:00', DEFAULT_TIME_ZONE) : null,
      status: isPaid ? 'paid' : 'pending',
      invoiceType: 'annual',
      createdAt: issued,
      updatedAt: issued,
    }),
  );
}
