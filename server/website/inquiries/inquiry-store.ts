import { mailStateOf } from '#domain/platform/mail-state.ts';
import type { Inquiry, InquiryChange } from '#domain/website/inquiries/inquiry.ts';
import { makesClient } from '#domain/website/inquiries/inquiry-kind.ts';
import { inquiryReference } from '#domain/website/inquiries/inquiry-reference.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, notFound, refuseStale } from '#server/platform/http/errors.ts';
import { requestColumns, writtenIn } from './inquiry-form-store.ts';

export const INQUIRY_NOT_FOUND = 'The requested inquiry could not be found';

/** Whether the program sends mail. */
interface Inbox {
  isMailOn: boolean;
}

/** Returns every inquiry of families and schools, newest first, as the owner sees them. */
export async function listInquiries(queries: CaseloadQueries, inbox: Inbox): Promise<Inquiry[]> {
  const rows = await inquiryRows(queries)
    .orderBy('inquiries.created_at', 'desc')
    .orderBy('inquiries.id', 'desc')
    .execute();
  return rows.map((row) => inquiryOf(row, queries, inbox));
}

/**
 * Changes the given fields; naming the client created from a request also sets its state to `client`. Throws
 * 404 for a missing request or client, and 409 if it changed since `updatedAt` or would turn a school into a
 * client.
 */
export async function updateInquiry(
  queries: CaseloadWrites,
  id: number,
  { updatedAt, state, notes, clientId }: InquiryChange,
  inbox: Inbox,
): Promise<Inquiry> {
  const before = await getInquiry(queries, id, inbox);
  refuseStale(before, updatedAt);
  if (before.kind === 'school' && makesClient({ state, clientId })) {
    throw conflict('No client can be made of a message from a school');
  }
  const isLinked = clientId !== undefined;
  if (isLinked) await getClient(queries, clientId);
  await queries.practice
    .updateTable('inquiries')
    .set({
      state: isLinked ? 'client' : state,
      notes,
      ...(isLinked ? { therapist_id: queries.therapistId, client_id: clientId } : {}),
      updated_at: queries.changedAt,
    })
    .where('id', '=', id)
    .execute();
  queries.audit({ action: 'update', entity: 'inquiry', entityId: id, clientId: clientId ?? null });
  return getInquiry(queries, id, inbox);
}

async function getInquiry(queries: CaseloadQueries, id: number, inbox: Inbox): Promise<Inquiry> {
  const row = await inquiryRows(queries).where('inquiries.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(INQUIRY_NOT_FOUND);
  return inquiryOf(row, queries, inbox);
}

// The inbox belongs to the practice: a request is in no caseload until a client is created from it.
function inquiryRows({ practice }: CaseloadQueries) {
  return practice
    .selectFrom('inquiries')
    .leftJoin('outbox', 'outbox.inquiry_id', 'inquiries.id')
    .select([
      'inquiries.id as id',
      ...requestColumns,
      'state',
      'notes',
      'therapist_id as therapistId',
      'client_id as clientId',
      'inquiries.created_at as createdAt',
      'updated_at as updatedAt',
      'message_id as messageId',
      'attempts',
      'sent_at as sentAt',
      'next_attempt_at as nextAttemptAt',
      'held_at as heldAt',
    ]);
}

type InquiryRow = Awaited<ReturnType<ReturnType<typeof inquiryRows>['executeTakeFirstOrThrow']>>;

function inquiryOf(row: InquiryRow, { therapistId: ownerId }: CaseloadQueries, { isMailOn }: Inbox): Inquiry {
  const { id, state, notes, createdAt, updatedAt, ...others } = row;
  const { therapistId, clientId, messageId, attempts, sentAt, nextAttemptAt, heldAt, ...request } = others;
  const mailState = mailStateOf({ sentAt, heldAt, attempts: attempts ?? 0 }, isMailOn);
  const progress = {
    id,
    state,
    notes,
    reference: messageId === null ? null : inquiryReference(messageId),
    mailState,
    mailAt: mailState === 'off' ? null : (sentAt ?? heldAt ?? nextAttemptAt),
    createdAt,
    updatedAt,
  };
  const written = writtenIn(request);
  if (written.kind === 'school') return { ...written, ...progress };
  // The owner cannot open a client that a previous owner created from it.
  return { ...written, ...progress, clientId: therapistId === ownerId ? clientId : null };
}
