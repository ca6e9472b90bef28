import { closeSync, fdatasync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { settleFolder } from './settled-folder.ts';
import type { SqliteConnection } from './sqlite-dialect.ts';

/** SQLite moves its log into the file after a thousand pages; three waits for the disk are worth more of them. */
const ROWS_IN_LOG = 2_000;

const settle = promisify(fdatasync);

interface Log {
  of: DatabaseSync;
  handle: number;
}

/**
 * Commits whose wait for the disk is not the event loop's. COMMIT only writes the log of the file (SQLite's
 * synchronous=NORMAL); one of Node's threads then makes sure that it is on the disk. Until it is, reads show the file as
 * it was before: nobody sees what could still be lost.
 */
export class SettledCommits {
  readonly #writer: SqliteConnection;
  readonly #reader: SqliteConnection;
  #log: Log | undefined;
  #begunOn: DatabaseSync | undefined;
  #settling: Promise<void> = Promise.resolve();
  #rowsMoved = 0;

  constructor(writer: SqliteConnection, reader: SqliteConnection) {
    this.#writer = writer;
    this.#reader = reader;
  }

  /** Begins a transaction of the writer. */
  begin(): void {
    const { current } = this.#writer;
    if (this.#begunOn !== current) commitAhead(current);
    this.#begunOn = current;
    current.exec('BEGIN IMMEDIATE');
  }

  /** Commits it; resolves once it is on the disk, and rejects when that is not sure. */
  async commit(): Promise<void> {
    const { handle } = this.#openLog();
    beginReading(this.#reader.current);
    try {
      this.#writer.current.exec('COMMIT');
    } catch (error) {
      this.#reader.current.exec('COMMIT');
      throw error;
    }
    const settling = settle(handle);
    this.#settling = settling.catch(() => undefined);
    // When it fails, reads go on with what was sure.
    await settling;
    this.#reader.current.exec('COMMIT');
    this.#shortenLog();
  }

  /** Begins to read on another connection: everything that is on the disk for sure, and nothing else. */
  async beginAside(connection: DatabaseSync): Promise<void> {
    await this.#settling;
    beginReading(connection);
  }

  close(): void {
    if (this.#log) closeSync(this.#log.handle);
    this.#log = undefined;
  }

  // In its transaction the writer has a log, which stays the same for as long as its connection is open.
  #openLog(): Log {
    const { current } = this.#writer;
    if (this.#log?.of === current) return this.#log;
    this.close();
    const file = current.location();
    if (file === null) throw new Error('A database in memory has no disk to be on');
    this.#log = { of: current, handle: openSync(`${file}-wal`, 'r+') };
    settleFolder(dirname(file));
    this.#rowsMoved = 0;
    return this.#log;
  }

  // Not within COMMIT, where the reader still needs the log.
  #shortenLog(): void {
    const { current } = this.#writer;
    const [counted] = current.prepare('SELECT total_changes() AS changed').all();
    const changed = Number(counted?.changed);
    if (changed - this.#rowsMoved < ROWS_IN_LOG) return;
    this.#rowsMoved = changed;
    try {
      current.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // The log stays whole, and grows until it can be moved; whether the disk takes writes is told by those.
    }
  }
}

// SQLite then neither waits for the disk in COMMIT, nor moves its log into the file there.
function commitAhead(connection: DatabaseSync): void {
  connection.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0');
}

// A transaction sees one state of the file from its first read on.
function beginReading(connection: DatabaseSync): void {
  connection.exec('BEGIN; SELECT 1 FROM sqlite_schema LIMIT 1');
}
