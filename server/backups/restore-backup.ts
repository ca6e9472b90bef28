import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { migrate } from '#server/database/migrate.ts';
import { openSqliteFile, sqliteDialect } from '#server/database/sqlite-dialect.ts';
import type { Tables } from '#server/database/tables.ts';
import { StartupError } from '#server/startup-error.ts';
import { backupFolder, fileStamp, practiceFile } from './backup-folder.ts';
import { refuseDamaged } from './check-backup.ts';

/**
 * Puts a backup in the place of the practice's data, brought up to date, and keeps what was there as a backup of
 * its own, whose path it gives; undefined when nothing was there. Throws StartupError, with everything left as it
 * was, while the program runs and when the backup is damaged, of something else or of a newer version.
 */
export async function restoreBackup(dataDir: string, file: string, now: Date): Promise<string | undefined> {
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const current = practiceFile(dataDir);
  const unfinished = `${current}.restoring`;
  removeDatabase(unfinished);
  try {
    copyFileSync(file, unfinished);
    await bringUpToDate(unfinished, file);
    const kept = existsSync(current) ? setAside(dataDir, current, now) : undefined;
    renameSync(unfinished, current);
    return kept;
  } finally {
    removeDatabase(unfinished);
  }
}

async function bringUpToDate(copy: string, file: string): Promise<void> {
  const checked = new DatabaseSync(copy);
  try {
    refuseDamaged(checked, file);
  } finally {
    checked.close();
  }
  const connection = openSqliteFile(copy);
  const queries = new Kysely<Tables>({ dialect: sqliteDialect(connection) });
  try {
    await migrate(queries, 'sqlite');
    connection.exec('PRAGMA journal_mode = DELETE');
  } finally {
    connection.close();
  }
}

// Leaving the write-ahead log takes the file to oneself: it fails while any other connection is open.
function setAside(dataDir: string, current: string, now: Date): string {
  const connection = new DatabaseSync(current);
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    throw new StartupError(
      `The program seems to be running on ${dataDir}. Stop it, then restore (${error instanceof Error ? error.message : error}).`,
    );
  } finally {
    connection.close();
  }
  const kept = join(backupFolder(dataDir), `before-restore-${fileStamp(now)}.db`);
  renameSync(current, kept);
  return kept;
}

function removeDatabase(file: string): void {
  for (const part of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${part}`, { force: true });
}
