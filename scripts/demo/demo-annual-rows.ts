import { type Day, DEFAULT_TIME_ZONE, formatDay, momentOf, plusDays } from '#domain/dates.ts';
import { dueDateFor } from '#domain/invoices/invoice-status.ts';
import { annualColumns } from '#server/annuals/annual-store.ts';
import type { CaseloadWrites } from '#server/database/caseload.ts';
import { invoiceColumns } from '#server/invoices/write-invoice.ts';

const ANNUAL_CENTS = 5_000;

/** A client's annual record of the day; two of three are invoiced, and every second of those is paid. */
export async function addAnnual(
  queries: CaseloadWrites,
  clientId: number,
  date: Day,
  index: number,
): Promise<void> {
  const invoiceId = index % 3 === 0 ? null : await invoiceAnnual(queries, clientId, date, index % 2 === 0);
  await queries.insertInto('annuals', [
    {
      ...annualColumns({ clientId, date, amount: ANNUAL_CENTS }),
      invoice_id: invoiceId,
      created_at: queries.now,
      updated_at: queries.now,
    },
  ]);
}

function invoiceAnnual(
  queries: CaseloadWrites,
  clientId: number,
  date: Day,
  isPaid: boolean,
): Promise<number> {
  const issuedOn = plusDays(date, 2);
  const issued = momentOf(issuedOn, '17:00', DEFAULT_TIME_ZONE);
  return queries.insertReturningId('invoices', {
    ...invoiceColumns({
      clientId,
      amount: ANNUAL_CENTS,
      description: `Annual record, ${formatDay(date)}`,
      dateIssued: issued,
      dueDate: dueDateFor(issuedOn),
      datePaid: isPaid ? momentOf(plusDays(issuedOn, 9), '07:00', DEFAULT_TIME_ZONE) : null,
      status: isPaid ? 'paid' : 'pending',
      invoiceType: 'annual',
    }),
    created_at: issued,
    updated_at: issued,
  });
}
