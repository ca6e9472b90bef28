import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { StartupError } from '#server/startup-error.ts';
import type { Database, PracticeFile } from './connection.ts';
import { exchangeFile } from './exchange-file.ts';
import { GroupedWrites } from './grouped-writes.ts';
import { migrate } from './migrate.ts';
import { isDamage } from './outage.ts';
import { openSqliteFile, type SqliteConnection, sqliteDialect } from './sqlite-dialect.ts';
import type { Queries, Tables } from './tables.ts';

const FILE_NAME = 'practice.db';

/** The practice's data in one file: one connection writes, another reads beside it. */
export class SqliteDatabase implements Database {
  readonly engine = 'sqlite';
  readonly read: Queries;
  readonly file: PracticeFile;
  readonly #writes: GroupedWrites;
  readonly #writer: Queries;
  readonly #connections: readonly SqliteConnection[];

  private constructor(dataDir: string, writer: SqliteConnection, reader: SqliteConnection) {
    this.#connections = [writer, reader];
    this.#writer = new Kysely<Tables>({ dialect: sqliteDialect(writer) });
    this.#writes = new GroupedWrites(writer, this.#writer);
    this.read = new Kysely<Tables>({ dialect: sqliteDialect(reader) });
    this.file = {
      dataDir,
      exchangeFor: async (prepared) => {
        await this.#writes.settled();
        exchangeFile(join(dataDir, FILE_NAME), prepared, { writer, reader });
      },
    };
  }

  static async open(dataDir: string): Promise<SqliteDatabase> {
    const file = join(dataDir, FILE_NAME);
    const writer = { current: openWritable(dataDir, file) };
    const migrating = new Kysely<Tables>({ dialect: sqliteDialect(writer) });
    await migrate(migrating, 'sqlite');
    return new SqliteDatabase(dataDir, writer, { current: openSqliteFile(file) });
  }

  write<T>(job: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#writes.write(job);
  }

  async check(): Promise<void> {
    if (this.#writes.stopped) throw this.#writes.stopped;
    await sql`select 1`.execute(this.read);
  }

  async close(): Promise<void> {
    await this.#writes.settled();
    await this.read.destroy();
    await this.#writer.destroy();
    // Kysely leaves a connection open that it never asked anything.
    for (const { current } of this.#connections) if (current.isOpen) current.close();
  }
}

function openWritable(dataDir: string, file: string): DatabaseSync {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.R_OK);
    return openSqliteFile(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (isDamage(error)) {
      throw new StartupError(
        `${file} is damaged or no database (${reason}). Bring a backup back with npm run restore, or name another folder with DATA_DIR.`,
      );
    }
    throw new StartupError(
      `The data folder ${dataDir} cannot be written to (${reason}). Make it writable, or name another one with DATA_DIR.`,
    );
  }
}

// Node's own way to make the parents as well never comes back from a file system that refuses every folder, as /proc.
function makeFolder(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) makeFolder(parent);
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
}
