import { existsSync } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { migrate } from '#server/platform/database/migrate.ts';
import { openSqliteFile, sqliteDialect } from '#server/platform/database/sqlite-dialect.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { removeDatabase } from './backup-folder.ts';
import { decryptFile, isEncrypted } from './encrypted-file.ts';
import { refuseDamaged } from './refuse-damaged.ts';

/**
 * Makes a copy of a backup that can replace the practice's data: checked and migrated. Returns whether the backup was
 * of an older version. Throws StartupError and deletes the copy if the backup is missing, damaged, not a practice or
 * of a newer version, and WrongKey if it is encrypted and `secretKey` does not open it; messages call it `shownName`.
 */
export async function prepareRestore(
  file: string,
  copy: string,
  { shownName, secretKey }: { shownName: string; secretKey: string | undefined },
): Promise<boolean> {
  if (!existsSync(file)) throw new StartupError(`There is no file ${shownName}.`);
  removeDatabase(copy);
  try {
    if (isEncrypted(file)) await decryptFile(file, copy, { shownName, secretKey });
    else await copyFile(file, copy);
    checkCopy(copy, shownName);
    const isOlder = await bringUpToDate(copy);
    await syncFile(copy);
    return isOlder;
  } catch (error) {
    removeDatabase(copy);
    throw error;
  }
}

/** Syncs a file's content to the disk. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function checkCopy(copy: string, shownName: string): void {
  const checked = new DatabaseSync(copy);
  try {
    refuseDamaged(checked, shownName);
  } finally {
    checked.close();
  }
}

async function bringUpToDate(copy: string): Promise<boolean> {
  const connection = openSqliteFile(copy);
  const queries = new Kysely<Tables>({ dialect: sqliteDialect({ current: connection }) });
  try {
    const before = migrationsIn(connection);
    await migrate(queries, 'sqlite');
    const isOlder = migrationsIn(connection) > before;
    connection.exec('PRAGMA journal_mode = DELETE');
    return isOlder;
  } finally {
    connection.close();
  }
}

function migrationsIn(connection: DatabaseSync): number {
  return Number(connection.prepare('SELECT count(*) AS found FROM kysely_migration').get()?.found);
}
