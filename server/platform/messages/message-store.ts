import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Message, messageRecord, messageStateOf } from '#domain/platform/messages/message.ts';
import type { Stored } from '#domain/platform/record.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import type { FamilyMail } from '#server/platform/database/practice-tables.ts';
import { insertRow, selectionOf } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';
import { addToOutbox } from '#server/platform/mail/outbox-store.ts';

const columns = selectionOf(messageRecord);

/** The latest first. */
export const messageOrder: ListOrder<Message> = {
  direction: 'desc',
  keys: [
    { by: 'created_at', shape: keyShapes.instant, of: ({ createdAt }) => createdAt },
    { by: 'id', shape: keyShapes.id, of: ({ id }) => id },
  ],
};

/** Whether the program sends mail. */
export interface Outgoing {
  isMailOn: boolean;
}

export interface MessageFilter {
  clientId?: number | undefined;
}

/** Returns the therapist's messages, the latest first, with the state of their mails. */
export async function listMessages(
  queries: CaseloadQueries,
  outgoing: Outgoing,
  { clientId }: MessageFilter = {},
  page: Page = {},
): Promise<Message[]> {
  let selection = queries.selectFrom('messages').select(columns);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  return withStates(queries, outgoing, await inOrder(selection, messageOrder, page).execute());
}

/** Returns one message. Throws 404 if it does not exist or is another therapist's. */
export async function getMessage(queries: CaseloadQueries, outgoing: Outgoing, id: number): Promise<Message> {
  const row = await queries.find(messageRecord, id);
  const [message] = row ? await withStates(queries, outgoing, [row]) : [];
  if (!message) throw notFound('The requested message could not be found');
  return message;
}

type NewMessage = Omit<Stored<typeof messageRecord>, 'id' | 'therapistId' | 'createdAt' | 'sentAt'>;

/** Stores a message with its mail, which is due at once. */
export async function addMessage(
  queries: CaseloadWrites,
  outgoing: Outgoing,
  message: NewMessage,
  mail: Pick<FamilyMail, 'senderName' | 'subject' | 'text'>,
): Promise<Message> {
  const row = insertRow(messageRecord, { ...message, createdAt: queries.now, sentAt: null });
  const added = await queries.add(messageRecord, row);
  const { id, therapistId, clientId, email, billingDocumentId } = added;
  const notice = { ...mail, therapistId, email, billingDocumentId };
  await addToOutbox(queries.practice, { messageId: randomUUID(), notice, familyMessageId: id }, queries.now);
  queries.audit({ action: 'create', entity: 'message', entityId: id, clientId });
  // It is on its way.
  queries.undo.forget();
  const mailThen = { sentAt: null, heldAt: null, attempts: 0 };
  return { ...added, state: messageStateOf(null, mailThen, outgoing.isMailOn) };
}

/** Returns a text that changes with the state of any mail of the therapist's messages. */
export async function outboxVersion(queries: CaseloadQueries, { isMailOn }: Outgoing): Promise<string> {
  const { mails, attempts, held, sent } = await outboxOf(queries)
    .select((row) => [
      row.fn.countAll().as('mails'),
      row.fn.sum('attempts').as('attempts'),
      row.fn.count('held_at').as('held'),
      row.fn.count('outbox.sent_at').as('sent'),
    ])
    .executeTakeFirstOrThrow();
  return `-${[Number(isMailOn), mails, attempts ?? 0, held, sent].join('.')}`;
}

async function withStates(
  queries: CaseloadQueries,
  { isMailOn }: Outgoing,
  rows: readonly Stored<typeof messageRecord>[],
): Promise<Message[]> {
  const isOpen = rows.some(({ sentAt }) => sentAt === null);
  const mails = isOpen
    ? await outboxOf(queries)
        .select(['messages.id', 'messages.sent_at as acceptedAt', 'attempts'])
        .select(['outbox.sent_at as sentAt', 'held_at as heldAt'])
        .execute()
    : [];
  const mailOf = new Map(mails.map(({ id, ...mail }) => [id, mail]));
  return rows.map((row) => {
    const mail = mailOf.get(row.id) ?? null;
    // It may have been sent after the rows were read.
    const sentAt = row.sentAt ?? mail?.acceptedAt ?? null;
    return { ...row, sentAt, state: messageStateOf(sentAt, mail, isMailOn) };
  });
}

/** Selects the mails of the last week that carry the therapist's messages. */
function outboxOf({ practice, therapistId }: CaseloadQueries) {
  return practice
    .selectFrom('outbox')
    .innerJoin('messages', 'messages.id', 'outbox.family_message_id')
    .where(sql<boolean>`messages.therapist_id = ${therapistId}`);
}
