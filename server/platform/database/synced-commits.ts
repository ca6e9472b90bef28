import { closeSync, fdatasync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { SqliteConnection } from './sqlite-dialect.ts';
import { syncFolder } from './sync-folder.ts';

/**
 * SQLite checkpoints after a thousand pages by default. Each waits for the disk three times, and writes a page once that
 * many commits changed: less often is less work, for a log of about 16 MB.
 */
const ROWS_PER_CHECKPOINT = 4_000;

const fsync = promisify(fdatasync);

interface Log {
  of: DatabaseSync;
  handle: number;
  /** Counts the rows ever changed on that connection. */
  changes: StatementSync;
}

/**
 * Commits that fsync outside of the event loop. COMMIT only writes the WAL (SQLite's synchronous=NORMAL); a thread of
 * Node's pool then syncs it. Until then, reads see the state before, so that nobody sees what could still be lost.
 */
export class SyncedCommits {
  readonly #writer: SqliteConnection;
  readonly #reader: SqliteConnection;
  #log: Log | undefined;
  #preparedConnection: DatabaseSync | undefined;
  /** Resolves when the disk has stored or refused the last commit; undefined if no sync is running. */
  #syncing: Promise<void> | undefined;
  #rowsAtCheckpoint = 0;

  constructor(writer: SqliteConnection, reader: SqliteConnection) {
    this.#writer = writer;
    this.#reader = reader;
  }

  /** Begins a transaction of the writer. Waits for a running sync only if the WAL is due for a checkpoint. */
  async begin(): Promise<void> {
    if (this.#isCheckpointDue()) {
      await this.#syncing;
      this.#checkpoint();
    }
    const { current } = this.#writer;
    if (this.#preparedConnection !== current) disableSyncOnCommit(current);
    this.#preparedConnection = current;
    current.exec('BEGIN IMMEDIATE');
  }

  /**
   * Commits after the previous commit is on the disk; the promise resolves once this one is too, and rejects if the
   * sync fails. Throws if COMMIT itself fails.
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
    const synced = this.#sync(handle);
    this.#syncing = synced.catch(() => undefined);
    return synced;
  }

  // If it fails, reads stay at the last synced state.
  async #sync(handle: number): Promise<void> {
    try {
      await fsync(handle);
      this.#reader.current.exec('COMMIT');
    } finally {
      this.#syncing = undefined;
    }
  }

  /** Begins a read transaction on another connection, limited to what is on the disk. */
  async beginSnapshot(connection: DatabaseSync): Promise<void> {
    while (this.#syncing !== undefined) await this.#syncing;
    beginReading(connection);
  }

  close(): void {
    if (this.#log) closeSync(this.#log.handle);
    this.#log = undefined;
  }

  // Inside a transaction the writer has a WAL file, which stays the same while its connection is open.
  #openLog(): Log {
    const { current } = this.#writer;
    if (this.#log?.of === current) return this.#log;
    this.close();
    const file = current.location();
    if (file === null) throw new Error('A database in memory has no disk to be on');
    const changes = current.prepare('SELECT total_changes() AS changed');
    this.#log = { of: current, handle: openSync(`${file}-wal`, 'r+'), changes };
    syncFolder(dirname(file));
    this.#rowsAtCheckpoint = 0;
    return this.#log;
  }

  #isCheckpointDue(): boolean {
    return (
      this.#log?.of === this.#writer.current &&
      this.#rowsChanged(this.#log) - this.#rowsAtCheckpoint >= ROWS_PER_CHECKPOINT
    );
  }

  #rowsChanged({ changes }: Log): number {
    return Number(changes.all()[0]?.changed);
  }

  // Not during a sync: the reader then still needs the WAL.
  #checkpoint(): void {
    // A reader still in a transaction means that the disk refused the last commit: the file must not change.
    if (this.#log === undefined || this.#reader.current.isTransaction) return;
    this.#rowsAtCheckpoint = this.#rowsChanged(this.#log);
    try {
      this.#writer.current.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // The WAL stays whole and grows until a checkpoint succeeds; write errors are reported by the writes.
    }
  }
}

// SQLite then neither syncs nor checkpoints in COMMIT.
function disableSyncOnCommit(connection: DatabaseSync): void {
  connection.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0');
}

// A transaction sees one state of the file from its first read on.
function beginReading(connection: DatabaseSync): void {
  connection.exec('BEGIN; SELECT 1 FROM sqlite_schema LIMIT 1');
}
