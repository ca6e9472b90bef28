import type { AuditKey } from './audit-key.ts';
import type { Engine } from './dialect.ts';
import type { ProcessMessages } from './process-messages.ts';
import type { Queries } from './tables.ts';

/** The one file that holds the whole practice on SQLite. */
export interface PracticeFile {
  /** The folder it is in, with its backups. */
  readonly dataDir: string;
  /**
   * Puts a prepared file in the place of the practice's and goes on with that one; queries that were made before run
   * on it too. Throws, with everything as it was, when another program has the practice's file open.
   */
  exchangeFor(prepared: string): Promise<void>;
  /** Reads the whole file beside the program and gives a sentence about what is wrong with it; null when nothing is. */
  findDamage(): Promise<string | null>;
  /** Writes nothing any more, because the file is damaged; `sentence` is said. */
  stopDamaged(sentence: string): void;
  /** Why nothing is written at the moment; undefined while all is well. */
  readonly trouble: FileTrouble | undefined;
}

/** The file is damaged, or the disk refused a write. */
export type FileTrouble = 'damaged' | 'disk refuses';

/** Takes a statement whose answer a write does not need: it need not be waited for before COMMIT. */
export type OnLastStatement = (statement: Promise<unknown>) => void;

export interface Database {
  readonly engine: Engine;
  /** Queries outside a write. */
  readonly read: Queries;
  /**
   * Runs `job` in a transaction and gives its result once it is on the disk. The job awaits nothing but its
   * queries: on SQLite other writes wait behind it. What it says to be its `last` statements are done before it is
   * committed, and fail it when they fail.
   */
  write<T>(job: (queries: Queries, last: OnLastStatement) => Promise<T>): Promise<T>;
  /**
   * Runs `job` on everything as it is at this moment, whatever is written meanwhile. It takes a connection of its own:
   * the job awaits nothing but its queries.
   */
  snapshot<T>(job: (queries: Queries) => Promise<T>): Promise<T>;
  /** What seals the audit log; kept outside of the database. */
  readonly auditKey: AuditKey;
  /** The file of the data; absent on PostgreSQL. */
  readonly file?: PracticeFile;
  /** Messages to the other processes on this database; absent where one process has it to itself. */
  readonly messages?: ProcessMessages;
  /** Resolves when the database answers and can be written to; rejects with the reason otherwise. */
  check(): Promise<void>;
  close(): Promise<void>;
}
