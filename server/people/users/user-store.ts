import type { ProfileChange } from '#domain/people/users/account-change.ts';
import type { Registration, User } from '#domain/people/users/user.ts';
import { usernameKey } from '#domain/people/users/username.ts';
import { comparable } from '#domain/platform/comparable.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { applyIdleLimit } from '#server/people/sign-in/idle-sign-ins.ts';
import { initializeSettings } from '#server/people/sign-in/initialize-settings.ts';
import { brokenUniqueness } from '#server/platform/database/dialect.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { newToken } from '#server/platform/throttle/random-token.ts';

/** The columns of an account, joined with the practice for its owner. */
export const userColumns = [
  'users.id as id',
  'users.username as username',
  'users.full_name as full_name',
  'users.email as email',
  'users.role as role',
  'users.created_at as user_created_at',
  'practice.owner_id as owner_id',
] as const;

interface UserRow {
  id: number;
  username: string;
  full_name: string;
  email: string;
  role: 'therapist';
  user_created_at: Instant;
  owner_id: number | null;
}

/** Returns an account from its row. */
export function userFromRow(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    fullName: row.full_name,
    email: row.email,
    role: row.role,
    isOwner: row.owner_id === row.id,
    createdAt: row.user_created_at,
  };
}

/**
 * Creates an account with its empty caseload; the first one of an installation becomes the practice's owner. An
 * account that is neither the owner's nor invited is not confirmed yet. Throws 409 if the username or email is taken,
 * without regard to case.
 */
export async function createUser(
  queries: Queries,
  registration: Registration,
  passwordHash: string,
  now: Instant,
  { isInvited }: { isInvited: boolean },
): Promise<User> {
  const id = await insertUser(queries, registration, passwordHash, now);
  await queries.insertInto('caseloads').values({ therapist_id: id }).execute();
  await queries.insertInto('preferences').values({ therapist_id: id }).execute();
  await queries.insertInto('draft_keys').values({ therapist_id: id, key: newToken() }).execute();
  const claim = await queries
    .updateTable('practice')
    .set((row) => ({ owner_id: row.fn.coalesce('owner_id', row.val(id)) }))
    .where('id', '=', 1)
    .returning('owner_id')
    .executeTakeFirstOrThrow();
  const isOwner = claim.owner_id === id;
  if (isOwner) await initializeSettings(queries, now);
  if (!isOwner && !isInvited) {
    await queries.updateTable('users').set({ confirmed: false }).where('id', '=', id).execute();
  }
  // The practice's row is locked by the claim above, so the limit cannot become shorter unnoticed.
  await applyIdleLimit(queries);
  return {
    id,
    username: registration.username,
    fullName: registration.fullName,
    email: registration.email,
    role: 'therapist',
    isOwner,
    createdAt: now,
  };
}

/** Returns the account and its password hash by username, without regard to case. */
export async function findByUsername(queries: Queries, username: string) {
  const row = await queries
    .selectFrom('users')
    .innerJoin('practice', (join) => join.on('practice.id', '=', 1))
    .select(userColumns)
    .select('users.password_hash as password_hash')
    .where('username_key', 'in', keysOf(username))
    .orderBy('users.id')
    .executeTakeFirst();
  return row && { user: userFromRow(row), passwordHash: row.password_hash };
}

/** Returns the account with this username or, if there is none, this email; without regard to case. */
export async function findByName(queries: Queries, name: string): Promise<User | undefined> {
  const key = usernameKey(name);
  const emailKey = comparable(name);
  const users = await listUsers(queries);
  return (
    users.find(({ username }) => usernameKey(username) === key) ??
    users.find(({ email }) => comparable(email) === emailKey)
  );
}

/** Returns every account of the practice, oldest first. */
async function listUsers(queries: Queries): Promise<User[]> {
  const rows = await queries
    .selectFrom('users')
    .innerJoin('practice', (join) => join.on('practice.id', '=', 1))
    .select(userColumns)
    .orderBy('users.id')
    .execute();
  return rows.map(userFromRow);
}

/** Changes an account's profile. Throws 409 if the username or email belongs to somebody else. */
export async function updateProfile(queries: Queries, user: User, change: ProfileChange): Promise<User> {
  const { username = user.username, email = user.email, fullName = user.fullName }: ProfileChange = change;
  await refuseTaken(queries, { username, email }, user.id);
  await asConflict(
    queries
      .updateTable('users')
      .set({
        username,
        username_key: usernameKey(username),
        email,
        email_key: comparable(email),
        full_name: fullName,
        // A new address is not confirmed yet.
        ...(email !== user.email && { email_proven_at: null }),
      })
      .where('id', '=', user.id)
      .execute(),
  );
  return { ...user, username, email, fullName };
}

/** Returns whether an account still has the password with this hash. */
export async function hasPasswordHash(
  queries: Queries,
  userId: number,
  passwordHash: string,
): Promise<boolean> {
  const account = await queries
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return account !== undefined;
}

/** Saves a new password hash. */
export async function updatePassword(queries: Queries, userId: number, passwordHash: string): Promise<void> {
  await queries.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

async function insertUser(
  queries: Queries,
  registration: Registration,
  passwordHash: string,
  now: Instant,
): Promise<number> {
  await refuseTaken(queries, registration);
  const { id } = await asConflict(
    queries
      .insertInto('users')
      .values({
        username: registration.username,
        username_key: usernameKey(registration.username),
        email: registration.email,
        email_key: comparable(registration.email),
        full_name: registration.fullName,
        password_hash: passwordHash,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

async function asConflict<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    // Somebody else took the name between the check and the write.
    const rule = brokenUniqueness(error);
    if (rule === undefined) throw error;
    throw rule.includes('email') ? emailTaken() : usernameTaken();
  }
}

const usernameTaken = () => conflict('Username already exists', 'username');
const emailTaken = () => conflict('Email already exists', 'email');

async function refuseTaken(
  queries: Queries,
  { username, email }: Pick<User, 'username' | 'email'>,
  exceptId = 0,
): Promise<void> {
  const usernameKeys = keysOf(username);
  const emailKey = comparable(email);
  const taken = await queries
    .selectFrom('users')
    .select(['username_key', 'email_key'])
    .where((row) => row.or([row('username_key', 'in', usernameKeys), row('email_key', '=', emailKey)]))
    .where('id', '!=', exceptId)
    .execute();
  if (taken.some((user) => usernameKeys.includes(user.username_key))) throw usernameTaken();
  if (taken.length > 0) throw emailTaken();
}

// Accounts from before look-alike usernames were merged have the simpler key.
function keysOf(username: string): string[] {
  return [usernameKey(username), comparable(username)];
}
