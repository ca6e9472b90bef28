import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findDamage } from './integrity-check.ts';
import { openSqliteFile, type SqliteConnection } from './sqlite-dialect.ts';

const TRY_EVERY_MS = 5_000;
/** Free space required before writing is retried: more than one write of a practice. */
const FREE_SPACE_BYTES = 4 * 1024 * 1024;

/** SQLite's disk full, and a refused write. Neither changes stored data. */
const refusedWrites = new Set([13, 778]);

/** Returns whether a commit failed only for lack of space. A failed fsync is different: it may have lost data. */
export function isDiskFull(cause: unknown): boolean {
  return cause instanceof Error && 'errcode' in cause && refusedWrites.has(Number(cause.errcode));
}

/**
 * Checks repeatedly whether the disk has space; then checks the whole file, reopens it, writes to it and calls
 * `resume`. Returns the function that stops the checks.
 */
export function resumeWhenDiskHasSpace(
  file: string,
  writer: SqliteConnection,
  resume: () => void,
): () => void {
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
    const isUsable = hasFreeSpace(dirname(file)) && (await findDamage(file)) === null;
    if (isEnded) return;
    if (isUsable && canWrite(file, writer)) resume();
    else tryLater();
  }
}

function hasFreeSpace(folder: string): boolean {
  const probe = join(folder, 'room.probe');
  try {
    const handle = openSync(probe, 'w', 0o600);
    try {
      if (writeSync(handle, Buffer.alloc(FREE_SPACE_BYTES, 1)) < FREE_SPACE_BYTES) return false;
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
