import type { DatabaseSync } from 'node:sqlite';
import type { Instant } from '#domain/platform/dates.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** Returns the public key that encrypts backups; null until the owner has chosen one. */
export async function findPublicKey(queries: Queries): Promise<string | null> {
  const row = await queries.selectFrom('backup_key').select('public_key').executeTakeFirst();
  return row?.public_key ?? null;
}

/** Saves the key that encrypts backups from now on. */
export async function savePublicKey(queries: Queries, publicKey: string, now: Instant): Promise<void> {
  const chosen = { public_key: publicKey, chosen_at: now };
  await queries
    .insertInto('backup_key')
    .values({ id: 1, ...chosen })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(chosen))
    .execute();
}

/** Returns the public key stored in a database file; undefined if its version has none. */
export function publicKeyIn(database: DatabaseSync): string | undefined {
  const table = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'backup_key'").get();
  const row = table && database.prepare('SELECT public_key FROM backup_key').get();
  return row && String(row.public_key);
}
