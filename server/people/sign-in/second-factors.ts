import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { User } from '#domain/people/users/user.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { settingsInForce } from './settings-in-force.ts';

/** An account as one of its sign-ins is answered: with a word about it where that sign-in reaches nothing else yet. */
export function asSignedIn(
  user: User,
  { requiresSecondFactor }: Pick<PracticeSettings, 'requiresSecondFactor'>,
  hasShownSecondFactor: boolean,
): User {
  return requiresSecondFactor && !hasShownSecondFactor ? { ...user, needsSecondFactor: true } : user;
}

/** Whether an account has an authenticator app or a passkey. */
export async function hasSecondFactor(queries: Queries, therapistId: number): Promise<boolean> {
  const found = await accountsWithSecondFactor(queries)
    .where('users.id', '=', therapistId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Notes that a sign-in has shown a second factor by now. */
export async function noteSecondFactor(queries: Queries, signInId: string): Promise<void> {
  await queries.updateTable('sign_ins').set({ second_factor: true }).where('id', '=', signInId).execute();
}

/**
 * After a second factor was removed in the same write, which has locked the caseload: where it was the last one, what the
 * account's sign-ins have shown counts no more. Throws 409 when the practice requires one.
 */
export async function keepSecondFactor(queries: Queries, therapistId: number): Promise<void> {
  if (await hasSecondFactor(queries, therapistId)) return;
  const { requiresSecondFactor } = await settingsInForce(queries);
  if (requiresSecondFactor) {
    throw conflict('Your practice requires a second factor. Add another one before you remove this one');
  }
  await forgetShownFactors(queries, therapistId);
}

/** What the sign-ins of an account have shown counts no more: the app or the passkey is the account's no longer. */
export async function forgetShownFactors(queries: Queries, therapistId: number): Promise<void> {
  await queries
    .updateTable('sign_ins')
    .set({ second_factor: false })
    .where('therapist_id', '=', therapistId)
    .execute();
}

/** Ends the sign-ins that have shown no second factor though their account has one: they begin again with it. */
export async function endSignInsWithout(queries: Queries): Promise<void> {
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
