import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findDamage } from './integrity-check.ts';
import { openSqliteFile, type SqliteConnection } from './sqlite-dialect.ts';

const TRY_EVERY_MS = 5_000;
/** What has to fit on the disk before it is tried: more than one write of a practice. */
const ROOM_BYTES = 4 * 1024 * 1024;

/** SQLite's full disk, and a write that the disk did not take. Neither touches what is on it. */
const refusedWrites = new Set([13, 778]);

/** Whether a failed commit only found no room. A failed fsync is another matter: it may have lost what it was told. */
export function foundNoRoom(cause: unknown): boolean {
  return cause instanceof Error && 'errcode' in cause && refusedWrites.has(Number(cause.errcode));
}

/**
 * Tries again and again whether there is room, until there is: then the whole file is checked, opened anew and written
 * to, and `resume` is called. Gives the way to end that.
 */
export function resumeWithRoom(file: string, writer: SqliteConnection, resume: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  tryLater();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };

  function tryLater(): void {
    timer = setTimeout(() => void tryNow(), TRY_EVERY_MS).unref();
  }

  async function tryNow(): Promise<void> {
    const isWhole = hasRoom(dirname(file)) && (await findDamage(file)) === null;
    if (isEnded) return;
    if (isWhole && canWrite(file, writer)) resume();
    else tryLater();
  }
}

function hasRoom(folder: string): boolean {
  const probe = join(folder, 'room.probe');
  try {
    const handle = openSync(probe, 'w', 0o600);
    try {
      if (writeSync(handle, Buffer.alloc(ROOM_BYTES, 1)) < ROOM_BYTES) return false;
      fsyncSync(handle);
      return true;
    } finally {
      closeSync(handle);
    }
  } catch {
    return false;
  } finally {
    rmSync(probe, { force: true });
  }
}

function canWrite(file: string, writer: SqliteConnection): boolean {
  try {
    if (writer.current.isOpen) writer.current.close();
    writer.current = openSqliteFile(file);
    writer.current.exec('BEGIN IMMEDIATE; UPDATE practice SET id = id; COMMIT');
    return true;
  } catch {
    if (writer.current.isOpen && writer.current.isTransaction) writer.current.exec('ROLLBACK');
    return false;
  }
}
