import { PASSKEY_MINUTES } from '#domain/people/passkeys/passkey.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { hashOfToken } from '#server/platform/throttle/random-token.ts';

export const CHALLENGE_EXPIRY_MS = PASSKEY_MINUTES * 60_000;

/** Saves the challenge for an account's new passkey; only the latest is valid. */
export async function saveSetup(
  queries: Queries,
  therapistId: number,
  challenge: string,
  now: Date,
): Promise<void> {
  const setup = { challenge_hash: hashOfToken(challenge), expires_at: expiryAfter(now) };
  await queries
    .insertInto('passkey_setups')
    .values({ therapist_id: therapistId, ...setup })
    .onConflict((conflict) => conflict.column('therapist_id').doUpdateSet(setup))
    .execute();
}

/** Redeems a challenge; returns false if it is not the latest, already used or expired. */
export async function takeSetup(queries: CaseloadWrites, challenge: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('passkey_setups')
    .where('challenge_hash', '=', hashOfToken(challenge))
    .where('expires_at', '>', queries.now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Saves a challenge for signing in. */
export async function saveChallenge(queries: Queries, challenge: string, now: Date): Promise<void> {
  await queries
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashOfToken(challenge), expires_at: expiryAfter(now) })
    .execute();
}

/** Redeems a challenge; returns false if it was not issued, already used or expired. */
export async function takeChallenge(queries: Queries, challenge: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOfToken(challenge))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes expired challenges. */
export async function deleteExpiredChallenges(queries: Queries, now: Date): Promise<void> {
  for (const table of ['passkey_setups', 'passkey_challenges'] as const) {
    await queries.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute();
  }
}

function expiryAfter(now: Date): Instant {
  return new Date(now.getTime() + CHALLENGE_EXPIRY_MS).toISOString();
}
