import {
  EMAIL_LINK_DAYS,
  EMAIL_LINK_REFUSAL,
  type EmailProofOrder,
} from '#domain/people/users/email-proof.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { HttpError } from '#server/platform/http/errors.ts';
import { hashOfToken, newToken } from '#server/platform/throttle/random-token.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns when an account's email address was confirmed; null if it was not. */
export async function emailProvenAt(queries: Queries, userId: number): Promise<Instant | null> {
  const row = await queries
    .selectFrom('users')
    .select('email_proven_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.email_proven_at ?? null;
}

/**
 * Creates a confirmation link for an account's address and returns its secret; the database stores only the hash.
 * Undefined if the account's address changed or is already confirmed.
 */
export async function createEmailLink(
  queries: Queries,
  { therapistId, email }: EmailProofOrder,
  now: Date,
): Promise<string | undefined> {
  const waiting = await queries
    .selectFrom('users')
    .select('id')
    .where('id', '=', therapistId)
    .where('email', '=', email)
    .where('email_proven_at', 'is', null)
    .executeTakeFirst();
  if (!waiting) return undefined;
  const token = newToken();
  await queries
    .insertInto('email_links')
    .values({
      therapist_id: therapistId,
      token_hash: hashOfToken(token),
      email,
      expires_at: new Date(now.getTime() + EMAIL_LINK_DAYS * DAY_MS).toISOString(),
    })
    .execute();
  return token;
}

/**
 * Redeems a link, marks the account's address as confirmed and returns the account's id. Throws 410 if the link is no
 * longer valid.
 */
export async function proveEmail(queries: Queries, token: string, now: Date): Promise<number> {
  const [link] = await queries
    .deleteFrom('email_links')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', now.toISOString())
    .returning(['therapist_id', 'email'])
    .execute();
  if (!link) throw new HttpError(410, EMAIL_LINK_REFUSAL);
  const { numUpdatedRows } = await queries
    .updateTable('users')
    .set({ email_proven_at: now.toISOString() })
    .where('id', '=', link.therapist_id)
    .where('email', '=', link.email)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError(410, EMAIL_LINK_REFUSAL);
  return link.therapist_id;
}

/** Deletes expired links. */
export async function deleteOldEmailLinks(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom('email_links').where('expires_at', '<=', now.toISOString()).execute();
}
