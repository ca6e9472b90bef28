import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '#server/platform/database/tables.ts';
import { countedFailures } from './attempts.ts';

export interface Attempts {
  count: number;
  /** The moment of the last attempt, or of the first one of the hour, depending on the count. */
  at: Date;
}

/**
 * Returns the key of a counter: a hash of its kind and subject. Only the hash is stored, because people type
 * passwords into the username field.
 */
export function attemptKey(
  kind:
    | 'password'
    | 'code'
    | 'address'
    | 'registration'
    | 'inquiry'
    | 'same request'
    | 'passkey'
    | 'mail'
    | 'mail test'
    | 'browser failure',
  subject: string,
): string {
  return createHash('sha256').update(`${kind} ${subject}`).digest('hex');
}

/** Returns the counts of these keys; keys without a count are left out. */
export async function readAttempts(queries: Queries, keys: string[]): Promise<Map<string, Attempts>> {
  const rows = await queries
    .selectFrom('attempts')
    .select(['key', 'count', 'at'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, count, at }) => [key, { count, at: new Date(at) }]));
}

/** Counts a failure at `now`; expired ones no longer count. */
export async function countFailure(queries: Queries, key: string, now: Date): Promise<void> {
  const counted = countedFailures(now);
  const isExpired = sql<boolean>`(attempts.at < ${counted.after.toISOString()}
    OR attempts.at > ${counted.before.toISOString()})`;
  await queries
    .insertInto('attempts')
    .values({ key, count: 1, at: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`CASE WHEN ${isExpired} THEN 1 ELSE attempts.count + 1 END`,
        at: now.toISOString(),
      }),
    )
    .execute();
}

/**
 * Counts an attempt in the window that the first one opened; returns the count and the window's start. A window that
 * starts too far in the future was opened before the clock was set back, and is over.
 */
export async function countInWindow(
  queries: Queries,
  key: string,
  windowMs: number,
  now: Date,
): Promise<Attempts> {
  const isOver = sql<boolean>`(attempts.at <= ${new Date(now.getTime() - windowMs).toISOString()}
    OR attempts.at > ${new Date(now.getTime() + windowMs).toISOString()})`;
  const { count, at } = await queries
    .insertInto('attempts')
    .values({ key, count: 1, at: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE attempts.count + 1 END`,
        at: sql`CASE WHEN ${isOver} THEN ${now.toISOString()} ELSE attempts.at END`,
      }),
    )
    .returning(['count', 'at'])
    .executeTakeFirstOrThrow();
  return { count, at: new Date(at) };
}

/** Subtracts some failures from a counter. */
export async function subtractFailures(queries: Queries, key: string, failures: number): Promise<void> {
  await queries.deleteFrom('attempts').where('key', '=', key).where('count', '<=', failures).execute();
  await queries
    .updateTable('attempts')
    .set((row) => ({ count: row('count', '-', failures) }))
    .where('key', '=', key)
    .execute();
}

/** Deletes counts that are no longer used. */
export async function deleteAttemptsBefore(queries: Queries, moment: Date): Promise<void> {
  await queries.deleteFrom('attempts').where('at', '<', moment.toISOString()).execute();
}
