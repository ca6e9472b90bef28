import { SECOND_STEP_MINUTES } from '#domain/people/two-factor/two-factor.ts';
import type { User } from '#domain/people/users/user.ts';
import { userColumns, userFromRow } from '#server/people/users/user-store.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { hashOfToken, newToken } from '#server/platform/throttle/random-token.ts';

export const PENDING_EXPIRY_MS = SECOND_STEP_MINUTES * 60_000;

/** Saves that a password was correct and returns the token for its cookie; the database stores only the hash. */
export async function createPendingSignIn(queries: Queries, therapistId: number, now: Date): Promise<string> {
  const token = newToken();
  await queries
    .insertInto('pending_sign_ins')
    .values({
      token_hash: hashOfToken(token),
      therapist_id: therapistId,
      expires_at: new Date(now.getTime() + PENDING_EXPIRY_MS).toISOString(),
    })
    .execute();
  return token;
}

/** Returns the account of a pending sign-in; undefined if it is unknown or expired. */
export async function findPendingUser(queries: Queries, token: string, now: Date): Promise<User | undefined> {
  const row = await queries
    .selectFrom('pending_sign_ins')
    .innerJoin('users', 'users.id', 'pending_sign_ins.therapist_id')
    .innerJoin('practice', (join) => join.on('practice.id', '=', 1))
    .select(userColumns)
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && userFromRow(row);
}

/** Deletes a pending sign-in; returns false if it was already used or expired. */
export async function deletePendingSignIn(queries: Queries, token: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('pending_sign_ins')
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes every pending sign-in of an account. */
export async function deletePendingSignIns(queries: Queries, therapistId: number): Promise<void> {
  await queries.deleteFrom('pending_sign_ins').where('therapist_id', '=', therapistId).execute();
}

/** Deletes expired pending sign-ins. */
export async function deleteExpiredPendingSignIns(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom('pending_sign_ins').where('expires_at', '<=', now.toISOString()).execute();
}
