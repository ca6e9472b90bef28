import { renameSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { settleFolder } from './settled-folder.ts';
import { openSqliteFile, type SqliteConnection } from './sqlite-dialect.ts';

/** Another program has the file open: it would go on with the old one. */
export class FileInUse extends Error {}

const WAIT_FOR_OTHERS_MS = 1_000;

/**
 * Puts `prepared` in the place of the practice's file, under its two connections. Nothing else of the program runs
 * meanwhile, so that no query meets a closed connection, and the one step that matters is a rename: after a power cut
 * the old file is there whole, or the new one.
 */
export function exchangeFile(
  file: string,
  prepared: string,
  { writer, reader }: { writer: SqliteConnection; reader: SqliteConnection },
): void {
  reader.current.close();
  try {
    leaveLog(writer.current);
    writer.current.close();
    renameSync(prepared, file);
    // The rename itself is on the disk when the folder is.
    settleFolder(dirname(file));
  } finally {
    if (writer.current.isOpen) writer.current.close();
    writer.current = openSqliteFile(file);
    reader.current = openSqliteFile(file);
  }
}

/**
 * Lets the file stand by itself, without the write-ahead log: a log that stayed would be taken for the next file's.
 * Throws FileInUse while any other connection has the file open.
 */
export function leaveLog(connection: DatabaseSync): void {
  connection.exec(`PRAGMA busy_timeout = ${WAIT_FOR_OTHERS_MS}`);
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (error instanceof Error && /locked/.test(error.message)) throw new FileInUse(error.message);
    throw error;
  }
}
