import type { Passkey } from '#domain/people/passkeys/passkey.ts';
import type { User } from '#domain/people/users/user.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { userColumns, userFromRow } from '#server/people/users/user-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { brokenUniqueness } from '#server/platform/database/dialect.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { conflict, notFound } from '#server/platform/http/errors.ts';

export const PASSKEY_NOT_FOUND = 'The requested passkey could not be found';

/** The stored part of a passkey; its private key never leaves the device. */
export interface StoredPasskey {
  credentialId: string;
  publicKey: string;
  /** The device's use counter; 0 if it has none. */
  counter: number;
  /** How browsers reach the device. */
  transports: string[];
}

const columns = ['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const;

/** Returns the therapist's passkeys, oldest first. */
export async function listPasskeys(queries: CaseloadQueries): Promise<Passkey[]> {
  return queries.selectFrom('passkeys').select(columns).orderBy('id').execute();
}

/** Returns the therapist's credentials, by which browsers find passkeys. */
export async function listCredentials(
  queries: CaseloadQueries,
): Promise<Pick<StoredPasskey, 'credentialId' | 'transports'>[]> {
  const rows = await queries.selectFrom('passkeys').select(['credential_id', 'transports']).execute();
  return rows.map((row) => ({
    credentialId: row.credential_id,
    transports: row.transports.split(' ').filter(Boolean),
  }));
}

/** Returns one passkey. Throws 404 if it does not exist or belongs to another therapist. */
export async function getPasskey(queries: CaseloadQueries, id: number): Promise<Passkey> {
  const passkey = await queries
    .selectFrom('passkeys')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!passkey) throw notFound(PASSKEY_NOT_FOUND);
  return passkey;
}

/** Saves a new passkey. Throws 409 if it is already in use. */
export async function createPasskey(
  queries: CaseloadWrites,
  name: string,
  { credentialId, publicKey, counter, transports }: StoredPasskey,
): Promise<Passkey> {
  try {
    const id = await queries.insertReturningId('passkeys', {
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports: transports.join(' '),
      name,
      created_at: queries.now,
      last_used_at: null,
    });
    queries.audit({ action: 'create', entity: 'passkey', entityId: id, clientId: null });
    return { id, name, createdAt: queries.now, lastUsedAt: null };
  } catch (error) {
    if (brokenUniqueness(error) === undefined) throw error;
    throw conflict('This passkey is in use already');
  }
}

/** Renames a passkey. Throws 404 if it does not exist. */
export async function renamePasskey(queries: CaseloadWrites, id: number, name: string): Promise<Passkey> {
  const passkey = await getPasskey(queries, id);
  await queries.updateTable('passkeys').set({ name }).where('id', '=', id).execute();
  queries.audit({ action: 'update', entity: 'passkey', entityId: id, clientId: null });
  return { ...passkey, name };
}

/** Deletes a passkey. Throws 404 if it does not exist. */
export async function deletePasskey(queries: CaseloadWrites, id: number): Promise<void> {
  await getPasskey(queries, id);
  await queries.deleteFrom('passkeys').where('id', '=', id).execute();
  queries.audit({ action: 'delete', entity: 'passkey', entityId: id, clientId: null });
}

export interface OwnedPasskey {
  id: number;
  user: User;
  passkey: StoredPasskey;
}

/** Returns the passkey that a browser names and its account; undefined if it is unknown. */
export async function findPasskey(queries: Queries, credentialId: string): Promise<OwnedPasskey | undefined> {
  const row = await queries
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.therapist_id')
    .innerJoin('practice', (join) => join.on('practice.id', '=', 1))
    .select(userColumns)
    .select(['passkeys.id as passkey_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { passkey_id: id, public_key: publicKey, counter, transports } = row;
  return {
    id,
    user: userFromRow(row),
    passkey: { credentialId, publicKey, counter, transports: transports.split(' ').filter(Boolean) },
  };
}

/** Saves a passkey's use; returns false if it was removed meanwhile. */
export async function savePasskeyUse(
  queries: Queries,
  id: number,
  counter: number,
  now: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
