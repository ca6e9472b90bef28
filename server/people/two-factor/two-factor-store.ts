import { SETUP_MINUTES, type TwoFactorState } from '#domain/people/two-factor/two-factor.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { timeStepOf } from './authenticator-code.ts';
import { countRecoveryCodes } from './recovery-code-store.ts';

/** Whether two-factor sign-in is on, and since when. */
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

/** Whether a code has to follow the password of an account. */
export async function needsCode(queries: Queries, therapistId: number): Promise<boolean> {
  const row = await queries
    .selectFrom('two_factor')
    .select('therapist_id')
    .where('therapist_id', '=', therapistId)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a secret beside the one in force, if any, until its app shows a first code. */
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

/** The secret that waits for a first code; undefined when there is none, any more. */
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

/** Puts a pending secret in force; false when it is not the pending one any more. */
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
 * Takes an app's code: false when it is wrong, or not newer than the last one taken. Whoever read a code over a
 * shoulder cannot use it again.
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

/** Turns two-factor sign-in off, its recovery codes with it; false when it was not on. */
export async function deleteTwoFactor(queries: Queries, therapistId: number): Promise<boolean> {
  const wasOn = await needsCode(queries, therapistId);
  await queries.deleteFrom('two_factor').where('therapist_id', '=', therapistId).execute();
  return wasOn;
}
