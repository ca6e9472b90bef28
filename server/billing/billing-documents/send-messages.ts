import type { BillingDocument } from '#domain/billing/billing-documents/billing-document.ts';
import type { MailedPaper, NewMessage } from '#domain/billing/billing-documents/message-batch.ts';
import { paperOf } from '#domain/billing/billing-documents/paper.ts';
import type { Day } from '#domain/platform/dates.ts';
import { mailboxOf } from '#domain/platform/email.ts';
import type { Message } from '#domain/platform/messages/message.ts';
import { findBillingDetails } from '#server/billing/billing-details/billing-details-store.ts';
import { saveBillingDetails } from '#server/billing/billing-details/save-billing-details.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, HttpError, invalid } from '#server/platform/http/errors.ts';
import { isMailAllowed } from '#server/platform/mail/mail-limit.ts';
import { addMessage, type Outgoing } from '#server/platform/messages/message-store.ts';
import { copyToSend } from './copy-to-send.ts';
import type { IssuingPractice } from './issuing-practice.ts';
import { type MailWords, paperMail } from './paper-mail.ts';
import { remindAccount } from './remind-account.ts';

/** The practice at the moment of sending. */
export type SendingPractice = IssuingPractice & Outgoing;

type PlannedMessage = Pick<Message, 'clientId' | 'kind' | 'billingDocumentId' | 'email' | 'language'> & {
  mail: MailWords;
};

/**
 * Puts mails to families into the outbox, with a message for each. Reminders of one account become one. Throws 400 for
 * a client without an email, 409 for a paper whose family has not agreed to papers by mail, 429 beyond the daily limit,
 * and what `copyToSend` and `remindAccount` throw.
 */
export async function sendMessages(
  queries: CaseloadWrites,
  requested: readonly NewMessage[],
  practice: SendingPractice,
): Promise<Message[]> {
  const planned: PlannedMessage[] = [];
  for (const one of requested) planned.push(await plan(queries, one, practice));
  const messages = planned.filter((one, index) => planned.findIndex((other) => isSame(one, other)) === index);
  await refuseTooMany(queries, messages);
  const sent = new Map<PlannedMessage, Message>();
  for (const message of messages) {
    const { mail, ...fields } = message;
    sent.set(message, await addMessage(queries, practice, fields, mail));
  }
  return planned.flatMap((one) => sent.get(messages.find((other) => isSame(one, other)) ?? one) ?? []);
}

function isSame(one: PlannedMessage, other: PlannedMessage): boolean {
  const isReminder = one.kind === 'payment-reminder' && other.kind === 'payment-reminder';
  return one === other || (isReminder && one.clientId === other.clientId);
}

async function plan(
  queries: CaseloadWrites,
  requested: NewMessage,
  practice: SendingPractice,
): Promise<PlannedMessage> {
  const language = 'en';
  if (requested.kind === 'payment-reminder') {
    const { clientId, mail } = await remindAccount(queries, requested, practice);
    const email = await mailboxOfFamily(queries, clientId);
    return { clientId, kind: 'payment-reminder', billingDocumentId: null, email, language, mail };
  }
  const document = await copyToSend(queries, requested, practice);
  const { clientId, kind, id: billingDocumentId } = document;
  const email = await mailboxOfFamily(queries, clientId);
  await agree(queries, document, requested, practice.today);
  return { clientId, kind, billingDocumentId, email, language, mail: paperMail(paperOf(document)) };
}

async function mailboxOfFamily(queries: CaseloadQueries, clientId: number): Promise<string> {
  const client = await getClient(queries, clientId);
  if (client.email !== null) return client.email;
  throw invalid(`${client.firstName} has no email address. Add one to the client, or print the paper`);
}

/** Notes the day of the family's agreement if one is sent. Throws 409 if there is none. */
async function agree(
  queries: CaseloadWrites,
  { clientId }: BillingDocument,
  { papersByMailOn }: MailedPaper,
  today: Day,
): Promise<void> {
  if (papersByMailOn !== undefined) {
    if (papersByMailOn > today) throw invalid('The day of the agreement cannot be in the future');
    await saveBillingDetails(queries, clientId, { papersByMailOn });
    return;
  }
  const details = await findBillingDetails(queries, clientId);
  if (details?.papersByMailOn) return;
  const { firstName } = await getClient(queries, clientId);
  throw conflict(
    `The family of ${firstName} has not agreed to papers by mail. Note the day on which it agrees, or print the paper`,
  );
}

/** Counts mails to families. In the order of mailboxes, so that two processes never wait for each other's rows. */
async function refuseTooMany(
  { practice, therapistId: userId, now }: CaseloadWrites,
  messages: readonly PlannedMessage[],
): Promise<void> {
  const emails = messages.map(({ email }) => email);
  for (const email of emails.toSorted((one, other) => (mailboxOf(one) < mailboxOf(other) ? -1 : 1))) {
    if (await isMailAllowed(practice, 'family', { userId, email }, new Date(now))) continue;
    throw new HttpError(429, 'Too many mails went to families today. Please send the rest tomorrow');
  }
}
