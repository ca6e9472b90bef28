import * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';
import { type MailProgress, mailStateOf, mailStates } from '#domain/platform/mail-state.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { recordId, recordRule } from '#domain/platform/record-fields.ts';
import { id, instant, optionalInstant, owned } from '#domain/platform/stored-shapes.ts';

/** What messages are about. */
export const messageKinds = [
  ...(['invoice', 'receipt', 'statement', 'superbill', 'estimate'] as const),
  'payment-reminder',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The states of its mail, and `not-sent` once the outbox has forgotten a mail that it could not send in a week. */
export const messageStates = [...mailStates, 'not-sent'] as const;
export type MessageState = (typeof messageStates)[number];

interface Attached {
  kind: MessageKind;
  billingDocumentId: number | null;
}

/** A mail to a family: who was told what, and when. The mail itself is in the outbox for a week. */
export const messageRecord = describeRecord({
  noun: 'message',
  words: { one: 'message', several: 'messages' },
  about: 'Mails to families with their papers, and payment reminders: who was sent what, and when',
  table: 'messages',
  fields: {
    ...owned,
    clientId: id,
    kind: z.enum(messageKinds),
    /** The paper attached to it; null of a payment reminder. */
    billingDocumentId: z.nullable(id),
    /** The address as it was then. */
    email: z.string(),
    language: z.enum(['en', 'es']),
    createdAt: instant,
    /** When the mail server accepted it; null until then. */
    sentAt: optionalInstant,
  },
  answered: { state: z.enum(messageStates) },
  parents: { clientId: 'clients' },
  links: { billingDocumentId: 'billing_documents' },
  setElsewhere: ['sentAt'],
  notInSpreadsheet: ['state'],
  rules: z.object({
    clientId: recordId('Client is required'),
    email: z.string('A message needs the address it went to'),
  }),
  wholeRules: recordRule(({ kind, billingDocumentId }: Attached) =>
    (kind === 'payment-reminder') === (billingDocumentId === null)
      ? undefined
      : 'A message names the paper attached to it; a payment reminder has none',
  ),
  upgrades: [],
});
export type Message = Answered<typeof messageRecord>;

/**
 * Returns the state of a message. `mail` is its row in the outbox, null once that was forgotten. A mail that was taken
 * out of the outbox without being sent, since the message no longer existed then, was not sent.
 */
export function messageStateOf(
  sentAt: Instant | null,
  mail: MailProgress | null,
  isMailOn: boolean,
): MessageState {
  if (sentAt !== null) return 'sent';
  return mail === null || mail.sentAt !== null ? 'not-sent' : mailStateOf(mail, isMailOn);
}
