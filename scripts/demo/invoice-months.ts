import { isBillableSession } from '#domain/billing/invoices/billable-sessions.ts';
import { invoiceRecord } from '#domain/billing/invoices/invoice.ts';
import { linesFor, totalOf } from '#domain/billing/invoices/invoice-line.ts';
import { dueDateFor } from '#domain/billing/invoices/invoice-status.ts';
import { noOwnRates } from '#domain/billing/invoices/session-price.ts';
import { defaultPracticeSettings } from '#domain/people/practice/default-practice-settings.ts';
import { type Day, DEFAULT_TIME_ZONE, dayOf, momentOf, plusDays } from '#domain/platform/dates.ts';
import { lineRows } from '#server/billing/invoices/write-invoice.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow } from '#server/platform/database/record-rows.ts';
import type { SeededSession } from './demo-client-rows.ts';
import type { Dice } from './dice.ts';

/** Invoices each past month: most older invoices are paid, newer ones pending, a few overdue. */
export async function invoiceMonths(
  queries: CaseloadWrites,
  dice: Dice,
  clientId: number,
  sessions: readonly SeededSession[],
  today: Day,
): Promise<void> {
  const billable = sessions.filter((session) => isBillableSession(session));
  const months = Map.groupBy(billable, ({ date }) => dayOf(date, DEFAULT_TIME_ZONE).slice(0, 7));
  for (const [month, billed] of months) {
    if (month >= today.slice(0, 7)) continue;
    await addInvoice(queries, dice, clientId, month, billed, today);
  }
}

async function addInvoice(
  queries: CaseloadWrites,
  dice: Dice,
  clientId: number,
  month: string,
  sessions: readonly SeededSession[],
  today: Day,
): Promise<void> {
  const issuedOn = plusDays(`${month}-28`, 5);
  if (issuedOn > today) return;
  const dueDate = dueDateFor(issuedOn);
  const isPaid = dice.chance(dueDate < today ? 0.93 : 0.35);
  const paidOn = plusDays(issuedOn, dice.between(1, 20));
  const issued = momentOf(issuedOn, '17:00', DEFAULT_TIME_ZONE);
  const lines = linesFor({ sessions, annuals: [] }, [], { ...defaultPracticeSettings, ownRates: noOwnRates });
  const invoiceId = await queries.insertReturningId(
    'invoices',
    insertRow(invoiceRecord, {
      clientId,
      amount: totalOf(lines),
      description: `Occupational therapy, ${sessions.length === 1 ? 'one session' : `${sessions.length} sessions`}`,
      dateIssued: issued,
      dueDate,
      datePaid: isPaid ? momentOf(paidOn < today ? paidOn : today, '07:00', DEFAULT_TIME_ZONE) : null,
      status: isPaid ? 'paid' : 'pending',
      invoiceType: 'session',
      createdAt: issued,
      updatedAt: issued,
    }),
  );
  await queries.insertInto('invoice_lines', lineRows(invoiceId, clientId, lines));
}
