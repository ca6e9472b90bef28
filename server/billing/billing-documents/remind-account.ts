import type { NewReminder } from '#domain/billing/billing-documents/message-batch.ts';
import {
  type LateInvoice,
  lateInvoices,
  REMINDER_DAYS,
} from '#domain/billing/billing-documents/payment-reminder.ts';
import { dayOf, formatDay } from '#domain/platform/dates.ts';
import { membersOf, openInvoicesOf } from '#server/billing/payments/accounts.ts';
import { paymentsWithCredit } from '#server/billing/payments/use-credit.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import type { IssuingPractice } from './issuing-practice.ts';
import { type MailWords, reminderMail } from './paper-mail.ts';

/** A reminder to the child who holds the account. */
export interface PlannedReminder {
  clientId: number;
  mail: MailWords;
}

/**
 * Returns the reminder of an account's overdue invoices: what organizations pay is not among them. Throws 404 for
 * another therapist's client; 409 if nothing is left to remind of, or one was sent within the week.
 */
export async function remindAccount(
  queries: CaseloadWrites,
  { clientId, again = false }: NewReminder,
  practice: IssuingPractice,
): Promise<PlannedReminder> {
  const { settings, identity, today } = practice;
  await getClient(queries, clientId);
  const members = await membersOf(queries, clientId);
  const holder = await getClient(queries, members[0] ?? clientId);
  const late = await readLate(queries, holder.id, practice);
  if (late.length === 0) throw conflict(`Nothing of ${holder.firstName}’s account is overdue`);
  if (!again) await refuseWithinWeek(queries, members, practice);
  const words = settings.paymentInstructions || 'Please name the numbers of the invoices.';
  const sender = { name: settings.legalName || identity.practiceName, phone: identity.phone };
  const howToPay = { words, link: settings.paymentLink };
  return { clientId: holder.id, mail: reminderMail(sender, late, { howToPay, today }) };
}

async function readLate(
  queries: CaseloadQueries,
  clientId: number,
  { today }: IssuingPractice,
): Promise<LateInvoice[]> {
  const owner = { clientId, organizationId: null } as const;
  const open = new Map((await openInvoicesOf(queries, owner)).map((one) => [one.invoiceId, one.amount]));
  if (open.size === 0) return [];
  const invoices = await queries
    .selectFrom('invoices')
    .select(['id', 'status', 'due_date as dueDate'])
    .where('id', 'in', [...open.keys()])
    .execute();
  const late = lateInvoices(
    invoices.map((invoice) => ({ ...invoice, balance: open.get(invoice.id) ?? 0 })),
    today,
  );
  const credit = (await paymentsWithCredit(queries, owner)).reduce(
    (sum, { unapplied }) => sum + unapplied,
    0,
  );
  const owed = late.reduce((sum, { balance }) => sum + balance, 0);
  if (owed > 0 && credit >= owed) {
    const { firstName } = await getClient(queries, clientId);
    throw conflict(`The credit of ${firstName}’s account covers what is overdue. Use the credit first`);
  }
  return late;
}

async function refuseWithinWeek(
  queries: CaseloadWrites,
  members: readonly number[],
  { settings }: IssuingPractice,
): Promise<void> {
  const weekAgo = new Date(Date.parse(queries.now) - REMINDER_DAYS * 24 * 60 * 60 * 1000).toISOString();
  const last = await queries
    .selectFrom('messages')
    .select('created_at as createdAt')
    .where('client_id', 'in', members)
    .where('kind', '=', 'payment-reminder')
    .where('created_at', '>', weekAgo)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return;
  const day = formatDay(dayOf(last.createdAt, settings.timeZone));
  throw conflict(`A payment reminder was sent on ${day}. Send another one only on purpose`);
}
