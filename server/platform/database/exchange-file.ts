import { renameSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openSqliteFile, type SqliteConnection } from './sqlite-dialect.ts';
import { syncFolder } from './sync-folder.ts';

/** Thrown if another program has the file open and would continue with the old one. */
export class FileInUse extends Error {}

const WAIT_FOR_OTHERS_MS = 1_000;

/**
 * Replaces the practice's file with `prepared`, under its two connections. Runs synchronously, so that no query meets
 * a closed connection. The decisive step is a rename: after a power cut either file is whole.
 */
export function exchangeFile(
  file: string,
  prepared: string,
  { writer, reader }: { writer: SqliteConnection; reader: SqliteConnection },
): void {
  reader.current.close();
  try {
    leaveWalMode(writer.current);
    writer.current.close();
    renameSync(prepared, file);
    // The rename is durable once the folder is synced.
    syncFolder(dirname(file));
  } finally {
    if (writer.current.isOpen) writer.current.close();
    writer.current = openSqliteFile(file);
    reader.current = openSqliteFile(file);
  }
}

/**
 * Leaves WAL mode, so that the file is complete on its own: a remaining log would be applied to the next file. Throws
 * FileInUse if another connection has the file open.
 */
export function leaveWalMode(connection: DatabaseSync): void {
  connection.exec(`PRAGMA busy_timeout = ${WAIT_FOR_OTHERS_MS}`);
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (error instanceof Error && /locked/.test(error.message)) throw new FileInUse(error.message);
    throw error;
  }
}
