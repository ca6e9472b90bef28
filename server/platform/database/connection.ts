import type { AuditKey } from './audit-key.ts';
import type { Engine } from './dialect.ts';
import type { ProcessMessages } from './process-messages.ts';
import type { Queries } from './tables.ts';

/** The file that holds the whole practice on SQLite. */
export interface PracticeFile {
  /** The folder of the file and its backups. */
  readonly dataDir: string;
  /**
   * Replaces the practice's file with a prepared one; queries created before use the new file. Throws and changes
   * nothing if another program has the file open.
   */
  exchangeFor(prepared: string): Promise<void>;
  /** Returns the size of the file in bytes. */
  size(): number;
  /** Checks the whole file in another thread. Returns a sentence about the damage; null if there is none. */
  findDamage(): Promise<string | null>;
  /** Stops writing because the file is damaged; `sentence` is logged. */
  stopDamaged(sentence: string): void;
  /** Why writing is stopped; undefined if it is not. */
  readonly trouble: FileTrouble | undefined;
}

/** The file is damaged, or the disk refused a write. */
export type FileTrouble = 'damaged' | 'disk refuses';

/** Takes a statement whose result the write does not need, so that it is not awaited before COMMIT. */
export type OnLastStatement = (statement: Promise<unknown>) => void;

export interface Database {
  readonly engine: Engine;
  /** Queries outside of a write. */
  readonly read: Queries;
  /**
   * Runs `job` in a transaction and resolves with its result after commit and fsync. The job may await only its
   * queries: on SQLite other writes wait for it. Statements passed to `last` complete before the commit, and a
   * failure of one fails the write.
   */
  write<T>(job: (queries: Queries, last: OnLastStatement) => Promise<T>): Promise<T>;
  /** Runs `job` on a snapshot of the database. It uses its own connection; the job may await only its queries. */
  snapshot<T>(job: (queries: Queries) => Promise<T>): Promise<T>;
  /** The key that seals the audit log; stored outside of the database. */
  readonly auditKey: AuditKey;
  /** The data file; undefined on PostgreSQL. */
  readonly file?: PracticeFile;
  /** Messages to other processes on this database; undefined if there can be none. */
  readonly messages?: ProcessMessages;
  /** Resolves if the database can be read and written; rejects with the reason otherwise. */
  check(): Promise<void>;
  close(): Promise<void>;
}
