import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { type Day, dayOf, formatDay, type Instant, type TimeZone } from '#domain/platform/dates.ts';
import type { Message } from '#domain/platform/messages/message.ts';
import { REMINDER_DAYS } from './payment-reminder.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the account of ticked invoices can be reminded. */
export interface PlannedReminder {
  /** The child who holds the account. */
  clientId: number;
  invoiceIds: number[];
  /** The mailbox; null if there is none. */
  email: string | null;
  /** Why it cannot be reminded; '' if it can. */
  fault: string;
  /** When it was reminded within the week; null if it was not. */
  remindedOn: Day | null;
}

interface KnownOfAccounts {
  holderOf: (clientId: number) => number;
  emailOf: (clientId: number) => string | null;
  /** The invoices that organizations pay. */
  ofOrganizations: ReadonlySet<number>;
  messages: readonly Pick<Message, 'clientId' | 'kind' | 'createdAt'>[];
  now: Instant;
  timeZone: TimeZone;
}

/** Returns the reminders of ticked invoices, one an account; those that cannot be sent come last. */
export function planReminders(
  invoices: readonly Pick<Invoice, 'id' | 'clientId' | 'status' | 'balance'>[],
  { holderOf, emailOf, ofOrganizations, messages, now, timeZone }: KnownOfAccounts,
): PlannedReminder[] {
  const ofHolder = Map.groupBy(invoices, ({ clientId }) => holderOf(clientId));
  const planned = [...ofHolder].map(([clientId, ticked]) => {
    const ofFamily = ticked.filter(({ id }) => !ofOrganizations.has(id));
    const email = emailOf(clientId);
    const last = messages
      .filter((one) => one.kind === 'payment-reminder' && holderOf(one.clientId) === clientId)
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .at(-1);
    const isRecent = last !== undefined && Date.parse(now) - Date.parse(last) < REMINDER_DAYS * DAY_MS;
    return {
      clientId,
      invoiceIds: ticked.map(({ id }) => id),
      email,
      fault: faultOf(ofFamily, email),
      remindedOn: isRecent ? dayOf(last, timeZone) : null,
    };
  });
  return planned.toSorted((one, other) => Number(one.fault !== '') - Number(other.fault !== ''));
}

function faultOf(ofFamily: readonly Pick<Invoice, 'status'>[], email: string | null): string {
  if (ofFamily.length === 0) return 'An organization pays';
  if (!ofFamily.some(({ status }) => status === 'overdue')) return 'Not overdue';
  return email === null ? 'No email address' : '';
}

/** Returns what stands beside an account: why it is left out, when it was reminded, or where its mail goes. */
export function reminderText({ fault, remindedOn, email }: PlannedReminder): string {
  if (fault !== '') return fault;
  return remindedOn ? `Reminded on ${formatDay(remindedOn)}` : `To ${email}`;
}
