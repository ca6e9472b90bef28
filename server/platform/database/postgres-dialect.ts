import { createHash } from 'node:crypto';
import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import type { OnLastStatement } from './connection.ts';
import type { Queries, Tables } from './tables.ts';

/** Maximum number of prepared statements per connection. */
const STATEMENTS_NAMED = 500;
const GIVEN_UP = 'The transaction was given up after a failed statement';
/** Longer statements are about many rows and rarely repeat. */
const LONGEST_TEXT = 5_000;

/**
 * Returns a Kysely dialect over a connection pool. Statements are named, so that PostgreSQL parses each once per
 * connection, and BEGIN is sent together with the first statement of a transaction.
 */
export function postgresDialect(pool: pg.Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PoolDriver(pool),
    createIntrospector: (queries) => new PostgresIntrospector(queries),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

// The connection already exists, so this dialect opens and ends nothing.
const dialectOfNone: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (queries) => new PostgresIntrospector(queries),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const onOneConnection = {
  config: { dialect: dialectOfNone },
  dialect: dialectOfNone,
  driver: dialectOfNone.createDriver(),
};

/**
 * Runs `job` in a transaction. Its statements that do not wait for each other share a round trip, and COMMIT is sent
 * with those passed to `last`; Kysely's own transactions send one statement at a time.
 */
export function inTransaction<T>(
  queries: Queries,
  job: (queries: Queries, last: OnLastStatement) => Promise<T>,
): Promise<T> {
  const executor = queries.getExecutor();
  return executor.provideConnection(async (connection) => {
    if (!(connection instanceof PostgresQueries)) throw new Error('These are no queries to PostgreSQL');
    let isOver = false;
    const provideConnection: ConnectionProvider['provideConnection'] = async (use) => {
      // A late statement would run outside of its transaction.
      if (isOver) throw new Error('A statement came after the end of its transaction');
      return use(connection);
    };
    const inside = new Kysely<Tables>({
      ...onOneConnection,
      executor: executor.withConnectionProvider({ provideConnection }),
    });
    connection.beginWithNext('begin');
    const ending: Promise<unknown>[] = [];
    try {
      const result = await job(inside, (statement) => ending.push(statement));
      isOver = true;
      const [isCommitted] = await Promise.all([connection.commit(), ...ending]);
      if (!isCommitted) throw new Error(GIVEN_UP);
      return result;
    } catch (error) {
      isOver = true;
      await Promise.allSettled(ending);
      // If the rollback fails too, the connection is dropped; the first error is the one reported.
      await connection.rollBack().catch(() => undefined);
      throw error;
    }
  });
}

class PoolDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #names = new StatementNames();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresQueries> {
    return new PostgresQueries(await this.#pool.connect(), this.#names);
  }

  async beginTransaction(connection: PostgresQueries, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    connection.beginWithNext(`begin${isolation} ${settings.accessMode ?? ''}`);
  }

  async commitTransaction(connection: PostgresQueries): Promise<void> {
    if (!(await connection.commit())) throw new Error(GIVEN_UP);
  }

  async rollbackTransaction(connection: PostgresQueries): Promise<void> {
    await connection.rollBack();
  }

  async releaseConnection(connection: PostgresQueries): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

class PostgresQueries implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;
  #begin: string | undefined;
  #isLost = false;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  beginWithNext(begin: string): void {
    this.#begin = begin;
  }

  /** Returns false if PostgreSQL rolled back instead. */
  async commit(): Promise<boolean> {
    return this.#cancelBegin() || (await this.#client.query('commit')).command === 'COMMIT';
  }

  async rollBack(): Promise<void> {
    if (this.#cancelBegin()) return;
    try {
      await this.#client.query('rollback');
    } catch (error) {
      this.#isLost = true;
      throw error;
    }
  }

  release(): void {
    this.#client.release(this.#isLost);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // Both are sent before either is answered.
    const begin = this.#begin && this.#client.query(this.#begin);
    this.#begin = undefined;
    const result = this.#client.query({
      text: sql,
      values: [...parameters],
      ...this.#names.of(sql, parameters),
    });
    const [{ command, rowCount, rows }] = await Promise.all([result, begin]);
    const isChange = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command);
    // Kysely derives the row type from the query; the driver passes the rows through.
    return { rows: rows as R[], ...(isChange && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  // biome-ignore lint/correctness/useYield: nothing is read by a cursor, so none is made.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not available');
  }

  #cancelBegin(): boolean {
    const isWaiting = this.#begin !== undefined;
    this.#begin = undefined;
    return isWaiting;
  }
}

/** The names of the prepared statements of a pool's connections; each connection prepares only what it runs. */
class StatementNames {
  readonly #names = new Map<string, string>();

  // A text without values may contain several statements, which PostgreSQL does not prepare.
  of(text: string, values: readonly unknown[]): { name?: string } {
    const known = this.#names.get(text);
    if (known !== undefined) return { name: known };
    if (values.length === 0 || text.length > LONGEST_TEXT || this.#names.size >= STATEMENTS_NAMED) return {};
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    this.#names.set(text, name);
    return { name };
  }
}
