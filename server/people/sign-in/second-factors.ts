import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { User } from '#domain/people/users/user.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { currentSettings } from './current-settings.ts';

/**
 * Returns an account as one of its sign-ins sees it: marked if the sign-in still lacks the required second factor.
 */
export function asSignedIn(
  user: User,
  { requiresSecondFactor }: Pick<PracticeSettings, 'requiresSecondFactor'>,
  hasShownSecondFactor: boolean,
): User {
  return requiresSecondFactor && !hasShownSecondFactor ? { ...user, needsSecondFactor: true } : user;
}

/** Returns whether an account has an authenticator app or a passkey. */
export async function hasSecondFactor(queries: Queries, therapistId: number): Promise<boolean> {
  const found = await accountsWithSecondFactor(queries)
    .where('users.id', '=', therapistId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Marks a sign-in as confirmed with a second factor. */
export async function markSecondFactor(queries: Queries, signInId: string): Promise<void> {
  await queries.updateTable('sign_ins').set({ second_factor: true }).where('id', '=', signInId).execute();
}

/**
 * Called in the write that removed a second factor and locked the caseload: if it was the last one, the account's
 * sign-ins no longer count as confirmed. Throws 409 if the practice requires one.
 */
export async function settleFactorRemoval(queries: Queries, therapistId: number): Promise<void> {
  if (await hasSecondFactor(queries, therapistId)) return;
  const { requiresSecondFactor } = await currentSettings(queries);
  if (requiresSecondFactor) {
    throw conflict('Your practice requires a second factor. Add another one before you remove this one');
  }
  await clearShownFactors(queries, therapistId);
}

/** Marks an account's sign-ins as not confirmed, because the app or passkey no longer belongs to it. */
export async function clearShownFactors(queries: Queries, therapistId: number): Promise<void> {
  await queries
    .updateTable('sign_ins')
    .set({ second_factor: false })
    .where('therapist_id', '=', therapistId)
    .execute();
}

/** Ends the sign-ins without a second factor of accounts that have one: they must sign in again with it. */
export async function endSignInsWithoutFactor(queries: Queries): Promise<void> {
  await queries
    .deleteFrom('sign_ins')
    .where('second_factor', '=', false)
    .where('therapist_id', 'in', accountsWithSecondFactor(queries))
    .execute();
}

function accountsWithSecondFactor(queries: Queries) {
  const passkeys = queries.selectFrom('passkeys').select('therapist_id');
  const apps = queries.selectFrom('two_factor').select('therapist_id').where('secret', 'is not', null);
  return queries
    .selectFrom('users')
    .select('users.id')
    .where((row) => row.or([row('users.id', 'in', passkeys), row('users.id', 'in', apps)]));
}
