import type { ExpressionBuilder } from 'kysely';
import type { Instant } from '#domain/platform/dates.ts';
import type { OutboxNotice } from '#server/platform/database/practice-tables.ts';
import type { Queries, Tables } from '#server/platform/database/tables.ts';

/** Longer than any attempt; if the process died, another one may take the mail afterwards. */
export const LEASE_MS = 5 * 60 * 1000;
/** Longer than any pause between two attempts. */
const LONGEST_WAIT_MS = 2 * 60 * 60 * 1000;
const NOTICE_RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** A mail that this process is sending. */
export interface TakenMail {
  id: number;
  /** Unique to the mail and the same at every attempt, so that mail programs show a repeated one once. */
  messageId: string;
  /** The inquiry it is about; null for a notice. */
  inquiryId: number | null;
  /** The message of a caseload that it carries; null for any other mail. */
  familyMessageId: number | null;
  /** Including this attempt. */
  attempts: number;
}

type NewMail = { messageId: string } & (
  | { inquiryId: number; notice?: never; familyMessageId?: never }
  | { notice: OutboxNotice; inquiryId?: never; familyMessageId?: number }
);

/** Adds a mail that is due at once. */
export async function addToOutbox(
  queries: Queries,
  { messageId, inquiryId, notice, familyMessageId }: NewMail,
  now: Instant,
): Promise<void> {
  await queries
    .insertInto('outbox')
    .values({
      message_id: messageId,
      inquiry_id: inquiryId ?? null,
      notice: notice === undefined ? null : JSON.stringify(notice),
      family_message_id: familyMessageId ?? null,
      created_at: now,
      next_attempt_at: now,
    })
    .execute();
}

// A longer wait means that the clock was set back since.
function isDue(now: Instant) {
  const beyond = new Date(Date.parse(now) + LONGEST_WAIT_MS).toISOString();
  return (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.or([row('next_attempt_at', '<=', now), row('next_attempt_at', '>', beyond)]);
}

/** Returns the ids of due mails, longest waiting first. */
export async function listDueMails(queries: Queries, now: Instant, limit: number): Promise<number[]> {
  const rows = await queries
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('held_at', 'is', null)
    .where(isDue(now))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Takes a due mail for this process until the lease ends. Undefined if another process took or sent it. */
export async function takeMail(
  queries: Queries,
  id: number,
  now: Instant,
  leaseEnds: Instant,
): Promise<TakenMail | undefined> {
  const [taken] = await queries
    .updateTable('outbox')
    .set((row) => ({ attempts: row('attempts', '+', 1), next_attempt_at: leaseEnds }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('held_at', 'is', null)
    .where(isDue(now))
    .returning(['id', 'message_id as messageId', 'inquiry_id as inquiryId', 'attempts'])
    .returning('family_message_id as familyMessageId')
    .execute();
  return taken;
}

/** Marks a mail as accepted by the mail server. */
export async function markSent(queries: Queries, id: number, now: Instant): Promise<void> {
  await queries.updateTable('outbox').set({ sent_at: now, last_error: null }).where('id', '=', id).execute();
}

/** Saves why a mail could not be sent and when it is retried. */
export async function noteFailure(
  queries: Queries,
  id: number,
  reason: string,
  nextAttemptAt: Instant,
): Promise<void> {
  await queries
    .updateTable('outbox')
    .set({ last_error: reason, next_attempt_at: nextAttemptAt })
    .where('id', '=', id)
    .execute();
}

/**
 * Makes waiting mails due, since the mail server was changed. Those due within the length of a lease are left: another
 * process may be sending them.
 */
export async function retryAtOnce(queries: Queries, now: Instant): Promise<void> {
  const leaseEnds = new Date(Date.parse(now) + LEASE_MS).toISOString();
  await queries
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('sent_at', 'is', null)
    .where('held_at', 'is', null)
    .where('next_attempt_at', '>', leaseEnds)
    .execute();
}

/** Returns the notice of a mail; undefined if it is not a notice or no longer exists. */
export async function findNotice(queries: Queries, id: number): Promise<OutboxNotice | undefined> {
  const row = await queries.selectFrom('outbox').select('notice').where('id', '=', id).executeTakeFirst();
  return row?.notice ?? undefined;
}

/** Deletes notices after a week, both sent and undeliverable ones. */
export async function deleteOldNotices(queries: Queries, now: Date): Promise<void> {
  const weekAgo = new Date(now.getTime() - NOTICE_RETENTION_MS).toISOString();
  await queries
    .deleteFrom('outbox')
    .where('notice', 'is not', null)
    .where('created_at', '<', weekAgo)
    .execute();
}
