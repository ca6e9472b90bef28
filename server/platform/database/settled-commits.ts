import { closeSync, fdatasync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { settleFolder } from './settled-folder.ts';
import type { SqliteConnection } from './sqlite-dialect.ts';

/** SQLite moves its log into the file after a thousand pages; three waits for the disk are worth more of them. */
const ROWS_IN_LOG = 2_000;

const settle = promisify(fdatasync);

interface Log {
  of: DatabaseSync;
  handle: number;
  /** Asks how many rows were ever changed on that connection. */
  changes: StatementSync;
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
  /** Resolves when the disk has the last commit, or has refused it; undefined while none is waited for. */
  #settling: Promise<void> | undefined;
  #rowsMoved = 0;

  constructor(writer: SqliteConnection, reader: SqliteConnection) {
    this.#writer = writer;
    this.#reader = reader;
  }

  /** Begins a transaction of the writer; the disk may still be waited for, unless the log is to be shortened first. */
  async begin(): Promise<void> {
    if (this.#isLogLong()) {
      await this.#settling;
      this.#shortenLog();
    }
    const { current } = this.#writer;
    if (this.#begunOn !== current) commitAhead(current);
    this.#begunOn = current;
    current.exec('BEGIN IMMEDIATE');
  }

  /**
   * Commits it, when the commit before it is on the disk; the promise resolves once this one is too, and rejects when
   * that is not sure. Throws when COMMIT itself fails.
   */
  commit(): Promise<void> {
    const { handle } = this.#openLog();
    beginReading(this.#reader.current);
    try {
      this.#writer.current.exec('COMMIT');
    } catch (error) {
      this.#reader.current.exec('COMMIT');
      throw error;
    }
    const settled = this.#settle(handle);
    this.#settling = settled.catch(() => undefined);
    return settled;
  }

  // When it fails, reads go on with what was sure.
  async #settle(handle: number): Promise<void> {
    try {
      await settle(handle);
      this.#reader.current.exec('COMMIT');
    } finally {
      this.#settling = undefined;
    }
  }

  /** Begins to read on another connection: everything that is on the disk for sure, and nothing else. */
  async beginAside(connection: DatabaseSync): Promise<void> {
    while (this.#settling !== undefined) await this.#settling;
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
    const changes = current.prepare('SELECT total_changes() AS changed');
    this.#log = { of: current, handle: openSync(`${file}-wal`, 'r+'), changes };
    settleFolder(dirname(file));
    this.#rowsMoved = 0;
    return this.#log;
  }

  #isLogLong(): boolean {
    return (
      this.#log?.of === this.#writer.current && this.#rowsChanged(this.#log) - this.#rowsMoved >= ROWS_IN_LOG
    );
  }

  #rowsChanged({ changes }: Log): number {
    return Number(changes.all()[0]?.changed);
  }

  // Not while the disk is waited for: the reader then still needs the log.
  #shortenLog(): void {
    // A reader that was left behind says that the disk has refused the last commit: the file stays as it is.
    if (this.#log === undefined || this.#reader.current.isTransaction) return;
    this.#rowsMoved = this.#rowsChanged(this.#log);
    try {
      this.#writer.current.exec('PRAGMA wal_checkpoint(PASSIVE)');
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
