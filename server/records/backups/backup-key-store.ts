import type { DatabaseSync } from 'node:sqlite';
import type { Instant } from '#domain/platform/dates.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** The public key that backups are encrypted with; null until the owner has chosen one. */
export async function findPublicKey(queries: Queries): Promise<string | null> {
  const row = await queries.selectFrom('backup_key').select('public_key').executeTakeFirst();
  return row?.public_key ?? null;
}

/** Encrypts backups with this key from now on. */
export async function savePublicKey(queries: Queries, publicKey: string, now: Instant): Promise<void> {
  const chosen = { public_key: publicKey, chosen_at: now };
  await queries
    .insertInto('backup_key')
    .values({ id: 1, ...chosen })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(chosen))
    .execute();
}

/** The public key that is in a file, which may be of a version that knew none. */
export function publicKeyIn(database: DatabaseSync): string | undefined {
  const table = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'backup_key'").get();
  const row = table && database.prepare('SELECT public_key FROM backup_key').get();
  return row && String(row.public_key);
}
