import {
  RECOVERY_LINK_MINUTES,
  type RecoveryAccount,
  recoveryRefusals,
} from '#domain/people/sign-in/recovery.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { HttpError, notFound } from '#server/platform/http/errors.ts';
import { hashOfToken, newToken } from '#server/platform/throttle/random-token.ts';
import { refuseDisabled } from './disabled-accounts.ts';

interface LinkedAccount extends RecoveryAccount {
  id: number;
  email: string;
}

/** Creates an account's single recovery link and returns its secret, which is not stored and cannot be read again. */
export async function createRecoveryLink(queries: Queries, therapistId: number, now: Date): Promise<string> {
  const token = newToken();
  const link = {
    token_hash: hashOfToken(token),
    expires_at: new Date(now.getTime() + RECOVERY_LINK_MINUTES * 60_000).toISOString(),
    used_at: null,
  };
  await queries
    .insertInto('recovery_links')
    .values({ therapist_id: therapistId, ...link })
    .onConflict((conflict) => conflict.column('therapist_id').doUpdateSet(link))
    .execute();
  return token;
}

/**
 * Returns the account whose password a link may change. Throws 404 if there is no such link, 410 if it was used or
 * expired, and 403 if the account is disabled.
 */
export async function accountOfLink(queries: Queries, token: string, now: Date): Promise<LinkedAccount> {
  const link = await queries
    .selectFrom('recovery_links')
    .innerJoin('users', 'users.id', 'recovery_links.therapist_id')
    .select(['users.id', 'username', 'email', 'full_name', 'expires_at', 'used_at'])
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  if (!link) throw notFound(recoveryRefusals.wrong);
  if (link.used_at !== null) throw new HttpError(410, recoveryRefusals.used);
  if (link.expires_at <= now.toISOString()) throw new HttpError(410, recoveryRefusals.expired);
  await refuseDisabled(queries, link.id);
  return { id: link.id, username: link.username, email: link.email, fullName: link.full_name };
}

/** Redeems a link. Throws 410 if it was already used. */
export async function redeemLink(queries: Queries, token: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable('recovery_links')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError(410, recoveryRefusals.used);
}

/** Deletes links a day after they expired; until then they can report that themselves. */
export async function deleteOldLinks(queries: Queries, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString();
  await queries.deleteFrom('recovery_links').where('expires_at', '<', dayAgo).execute();
}
