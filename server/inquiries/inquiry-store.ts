import type { Instant } from '#domain/dates.ts';
import { type Inquiry, type InquiryChange, mailStateOf } from '#domain/inquiries/inquiry.ts';
import { CLIENT_NOT_FOUND } from '#server/clients/client-store.ts';
import { type Actor, appendAuditAlone } from '#server/database/audit-log.ts';
import type { Engine } from '#server/database/dialect.ts';
import { momentOfChange } from '#server/database/moment-of-change.ts';
import type { Queries } from '#server/database/tables.ts';
import { notFound, refuseStale } from '#server/http/errors.ts';
import { requestColumns } from './inquiry-form-store.ts';

export const INQUIRY_NOT_FOUND = 'The requested inquiry could not be found';

/** Who looks at the inquiries, and whether the program brings mails anywhere. */
interface Inbox {
  ownerId: number;
  isMailOn: boolean;
}

/** Every request that families sent, newest first. */
export async function listInquiries(queries: Queries, inbox: Inbox): Promise<Inquiry[]> {
  const rows = await inquiryRows(queries)
    .orderBy('consultation_requests.created_at', 'desc')
    .orderBy('consultation_requests.id', 'desc')
    .execute();
  return rows.map((row) => inquiryOf(row, inbox));
}

/**
 * Changes the named fields; naming the client that was made of a request also makes its state `client`. Throws 404
 * for a request or a client that is not there, 409 when it was changed since `updatedAt`.
 */
export async function updateInquiry(
  queries: Queries,
  id: number,
  { updatedAt, state, notes, clientId }: InquiryChange,
  inbox: Inbox & { actor: Actor; now: Instant; engine: Engine },
): Promise<Inquiry> {
  const { ownerId, actor, now, engine } = inbox;
  const entry = { action: 'update', entity: 'inquiry', entityId: id, clientId: clientId ?? null } as const;
  // Its row lock comes first: two changes at once, or one and the client's end, follow each other.
  await appendAuditAlone(queries, ownerId, [entry], actor, now);
  const before = await getInquiry(queries, id, inbox);
  refuseStale(before, updatedAt);
  if (clientId !== undefined) await refuseForeignClient(queries, ownerId, clientId);
  const isLinked = clientId !== undefined;
  await queries
    .updateTable('consultation_requests')
    .set({
      state: isLinked ? 'client' : state,
      notes,
      ...(isLinked ? { therapist_id: ownerId, client_id: clientId } : {}),
      updated_at: momentOfChange(engine, now),
    })
    .where('id', '=', id)
    .execute();
  return getInquiry(queries, id, inbox);
}

async function getInquiry(queries: Queries, id: number, inbox: Inbox): Promise<Inquiry> {
  const row = await inquiryRows(queries).where('consultation_requests.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(INQUIRY_NOT_FOUND);
  return inquiryOf(row, inbox);
}

async function refuseForeignClient(queries: Queries, ownerId: number, clientId: number): Promise<void> {
  const client = await queries
    .selectFrom('clients')
    .select('id')
    .where('therapist_id', '=', ownerId)
    .where('id', '=', clientId)
    .executeTakeFirst();
  if (!client) throw notFound(CLIENT_NOT_FOUND);
}

function inquiryRows(queries: Queries) {
  return queries
    .selectFrom('consultation_requests')
    .leftJoin('outbox', 'outbox.consultation_id', 'consultation_requests.id')
    .select([
      'consultation_requests.id as id',
      ...requestColumns,
      'state',
      'notes',
      'therapist_id as therapistId',
      'client_id as clientId',
      'consultation_requests.created_at as createdAt',
      'updated_at as updatedAt',
      'attempts',
      'sent_at as sentAt',
      'next_attempt_at as nextAttemptAt',
      'held_at as heldAt',
    ]);
}

type InquiryRow = Awaited<ReturnType<ReturnType<typeof inquiryRows>['executeTakeFirstOrThrow']>>;

function inquiryOf(row: InquiryRow, { ownerId, isMailOn }: Inbox): Inquiry {
  const { therapistId, clientId, attempts, sentAt, nextAttemptAt, heldAt, ...rest } = row;
  const mailState = mailStateOf({ sentAt, heldAt, attempts: attempts ?? 0 }, isMailOn);
  return {
    ...rest,
    // A client that an owner before her made of it is not hers to open.
    clientId: therapistId === ownerId ? clientId : null,
    mailState,
    mailAt: mailState === 'off' ? null : (sentAt ?? heldAt ?? nextAttemptAt),
  };
}
