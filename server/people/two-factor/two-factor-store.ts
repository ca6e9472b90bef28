import { SETUP_MINUTES, type TwoFactorState } from '#domain/people/two-factor/two-factor.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { timeStepOf } from './authenticator-code.ts';
import { countRecoveryCodes } from './recovery-code-store.ts';

/** Returns the state of an account's two-factor sign-in. */
export async function twoFactorState(queries: Queries, therapistId: number): Promise<TwoFactorState> {
  const row = await queries
    .selectFrom('two_factor')
    .select('turned_on_at')
    .where('therapist_id', '=', therapistId)
    .executeTakeFirst();
  return {
    turnedOnAt: row?.turned_on_at ?? null,
    recoveryCodesLeft: await countRecoveryCodes(queries, therapistId),
  };
}

/** Returns whether an account requires a code after the password. */
export async function needsCode(queries: Queries, therapistId: number): Promise<boolean> {
  const row = await queries
    .selectFrom('two_factor')
    .select('therapist_id')
    .where('therapist_id', '=', therapistId)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves a new secret next to the active one until the app sends its first code. */
export async function savePendingSecret(
  queries: Queries,
  therapistId: number,
  secret: string,
  now: Date,
): Promise<void> {
  const pending = {
    pending_secret: secret,
    pending_until: new Date(now.getTime() + SETUP_MINUTES * 60_000).toISOString(),
  };
  await queries
    .insertInto('two_factor')
    .values({ therapist_id: therapistId, ...pending })
    .onConflict((conflict) => conflict.column('therapist_id').doUpdateSet(pending))
    .execute();
}

/** Returns the secret that waits for its first code; undefined if there is none or it expired. */
export async function pendingSecret(
  queries: Queries,
  therapistId: number,
  now: Date,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('two_factor')
    .select('pending_secret')
    .where('therapist_id', '=', therapistId)
    .where('pending_until', '>', now.toISOString())
    .executeTakeFirst();
  return row?.pending_secret ?? undefined;
}

/** Activates a pending secret; returns false if it is no longer pending. */
export async function confirmSecret(
  queries: Queries,
  therapistId: number,
  { secret, step, now }: { secret: string; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('two_factor')
    .set({
      secret,
      turned_on_at: now.toISOString(),
      last_step: step,
      pending_secret: null,
      pending_until: null,
    })
    .where('therapist_id', '=', therapistId)
    .where('pending_secret', '=', secret)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Redeems an app's code; returns false if it is wrong or not newer than the last one used, so that an observed code
 * cannot be reused.
 */
export async function takeCode(
  queries: Queries,
  therapistId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const row = await queries
    .selectFrom('two_factor')
    .select('secret')
    .where('therapist_id', '=', therapistId)
    .executeTakeFirst();
  const step = row?.secret ? timeStepOf(row.secret, code, now) : undefined;
  if (step === undefined) return false;
  const { numUpdatedRows } = await queries
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('therapist_id', '=', therapistId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Turns two-factor sign-in off and deletes its recovery codes; returns false if it was off. */
export async function deleteTwoFactor(queries: Queries, therapistId: number): Promise<boolean> {
  const wasOn = await needsCode(queries, therapistId);
  await queries.deleteFrom('two_factor').where('therapist_id', '=', therapistId).execute();
  return wasOn;
}
