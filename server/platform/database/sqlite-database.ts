import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { StartupError } from '#server/platform/startup-error.ts';
import { type AuditKey, type AuditKeyPlace, openAuditKey, withAuditKey } from './audit-key.ts';
import type { Database, OnLastStatement, PracticeFile } from './connection.ts';
import { prepareDataFolder, refuseEmptied, refuseLostData } from './data-folder.ts';
import { exchangeFile } from './exchange-file.ts';
import { GroupedWrites } from './grouped-writes.ts';
import { findDamage } from './integrity-check.ts';
import { limitConcurrency, SNAPSHOTS_AT_ONCE } from './limit-concurrency.ts';
import { migrate } from './migrate.ts';
import { isDamage } from './outage.ts';
import { resumeWhenDiskHasSpace } from './resume-writing.ts';
import { openSqliteFile, type SqliteConnection, sqliteDialect } from './sqlite-dialect.ts';
import { SyncedCommits } from './synced-commits.ts';
import type { Queries, Tables } from './tables.ts';
import { WriteProbe } from './write-probe.ts';

const FILE_NAME = 'practice.db';

interface Connections {
  writer: SqliteConnection;
  reader: SqliteConnection;
}

/** The practice's data in one file, with one connection that writes and one that reads. */
export class SqliteDatabase implements Database {
  readonly engine = 'sqlite';
  readonly read: Queries;
  readonly auditKey: AuditKey;
  readonly file: PracticeFile;
  readonly #writes: GroupedWrites;
  readonly #commits: SyncedCommits;
  readonly #writer: Queries;
  readonly #connections: readonly SqliteConnection[];
  readonly #path: string;
  readonly #inTurn = limitConcurrency(SNAPSHOTS_AT_ONCE);
  readonly #snapshots = new Set<Promise<unknown>>();
  readonly #writeProbe = new WriteProbe((job) => this.write(job));
  #stopTrying: () => void = () => undefined;

  private constructor(dataDir: string, auditKey: AuditKey, connections: Connections) {
    const { writer, reader } = connections;
    this.auditKey = auditKey;
    this.#connections = [writer, reader];
    this.#writer = withAuditKey(auditKey, new Kysely<Tables>({ dialect: sqliteDialect(writer) }));
    const file = join(dataDir, FILE_NAME);
    this.#path = file;
    this.#commits = new SyncedCommits(writer, reader);
    const writes = new GroupedWrites(writer, this.#writer, this.#commits, {
      onDiskFull: () => {
        this.#stopTrying = resumeWhenDiskHasSpace(file, writer, () => writes.resume());
      },
    });
    this.#writes = writes;
    this.read = new Kysely<Tables>({ dialect: sqliteDialect(reader) });
    this.file = {
      dataDir,
      exchangeFor: async (prepared) => {
        await this.#settled();
        exchangeFile(file, prepared, { writer, reader });
      },
      size: () => statSync(file).size,
      findDamage: async () => {
        const damage = await findDamage(file);
        return damage && damageSentence(file, damage);
      },
      stopDamaged: (sentence) => writes.stopDamaged(sentence),
      get trouble() {
        return writes.trouble;
      },
    };
  }

  static async open({ dataDir, auditKey }: AuditKeyPlace): Promise<SqliteDatabase> {
    const file = join(dataDir, FILE_NAME);
    const writer = { current: openWritable(dataDir, file) };
    const migrating = new Kysely<Tables>({ dialect: sqliteDialect(writer) });
    try {
      await migrate(migrating, 'sqlite');
      const key = openAuditKey({ dataDir, auditKey });
      return new SqliteDatabase(dataDir, key, { writer, reader: { current: openSqliteFile(file) } });
    } catch (error) {
      writer.current.close();
      if (!(error instanceof Error && isDamage(error))) throw error;
      throw new StartupError(damageSentence(file, error.message));
    }
  }

  write<T>(job: (queries: Queries, last: OnLastStatement) => Promise<T>): Promise<T> {
    return this.#writes.write(job);
  }

  snapshot<T>(job: (queries: Queries) => Promise<T>): Promise<T> {
    const reading = this.#inTurn(() => this.#readSnapshot(job)).finally(() =>
      this.#snapshots.delete(reading),
    );
    this.#snapshots.add(reading);
    return reading;
  }

  // A connection sees one state of the file while its transaction is open.
  async #readSnapshot<T>(job: (queries: Queries) => Promise<T>): Promise<T> {
    const connection = { current: openSqliteFile(this.#path) };
    try {
      await this.#commits.beginSnapshot(connection.current);
      return await job(new Kysely<Tables>({ dialect: sqliteDialect(connection) }));
    } finally {
      connection.current.close();
    }
  }

  async #settled(): Promise<void> {
    await this.#writes.settled();
    await Promise.allSettled(this.#snapshots);
  }

  async check(): Promise<void> {
    if (this.#writes.stopped) throw this.#writes.stopped;
    await sql`select 1`.execute(this.read);
    await this.#writeProbe.check();
  }

  async close(): Promise<void> {
    this.#stopTrying();
    await this.#settled();
    this.#commits.close();
    await this.read.destroy();
    await this.#writer.destroy();
    // Kysely does not close a connection that it never used.
    for (const { current } of this.#connections) if (current.isOpen) current.close();
  }
}

function openWritable(dataDir: string, file: string): DatabaseSync {
  prepareDataFolder(dataDir);
  refuseLostData(file);
  try {
    const connection = openSqliteFile(file);
    refuseEmptied(connection, file);
    return connection;
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    if (isDamage(error)) throw new StartupError(damageSentence(file, reason));
    throw new StartupError(
      `The data folder ${dataDir} cannot be written to (${reason}). Make it writable, or name another one with DATA_DIR.`,
    );
  }
}

function damageSentence(file: string, reason: string): string {
  return `${file} is damaged or no database (${reason}). Bring a backup back with npm run restore, or name another folder with DATA_DIR.`;
}
