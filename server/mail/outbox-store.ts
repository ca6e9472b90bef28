import type { Instant } from '#domain/dates.ts';
import type { Queries } from '#server/database/tables.ts';

/** A mail that has been taken to be sent. */
export interface TakenMail {
  id: number;
  /** Unique to the mail and the same at every attempt, so that mail programs show a repeated one once. */
  messageId: string;
  consultationId: number;
  /** This attempt included. */
  attempts: number;
}

/** Adds a mail that is due at once. */
export async function addToOutbox(
  queries: Queries,
  { messageId, consultationId }: Pick<TakenMail, 'messageId' | 'consultationId'>,
  now: Instant,
): Promise<void> {
  await queries
    .insertInto('outbox')
    .values({
      message_id: messageId,
      consultation_id: consultationId,
      created_at: now,
      next_attempt_at: now,
    })
    .execute();
}

/** The ids of some mails that are due, the one that waited longest first. */
export async function listDueMails(queries: Queries, now: Instant, limit: number): Promise<number[]> {
  const rows = await queries
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Takes a due mail for this process until the lease ends. Undefined when another process was quicker, or sent it
 * already.
 */
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
    .where('next_attempt_at', '<=', now)
    .returning(['id', 'message_id as messageId', 'consultation_id as consultationId', 'attempts'])
    .execute();
  return taken;
}

/** Notes that a mail arrived at the mail server. */
export async function noteSent(queries: Queries, id: number, now: Instant): Promise<void> {
  await queries.updateTable('outbox').set({ sent_at: now, last_error: null }).where('id', '=', id).execute();
}

/** Notes why a mail could not be sent, and when it is tried again. */
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
