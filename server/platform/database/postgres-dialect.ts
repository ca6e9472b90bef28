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

/** What PostgreSQL keeps ready in each connection. */
const STATEMENTS_NAMED = 500;
const GIVEN_UP = 'The transaction was given up after a failed statement';
/** Longer ones are about many rows, and each time about another number of them. */
const LONGEST_TEXT = 5_000;

/**
 * Kysely over the connections of a pool. Statements carry names, so that PostgreSQL takes each apart once a connection and
 * not with every request, and a transaction begins on the way with its first statement.
 */
export function postgresDialect(pool: pg.Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PoolDriver(pool),
    createIntrospector: (queries) => new PostgresIntrospector(queries),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

// The connection is there already, and nothing is begun or ended by these.
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
 * Runs `job` in a transaction. Those of its statements that are asked without waiting for each other share a round trip, and
 * COMMIT goes with what is said to be the `last`; Kysely's own transactions ask one statement at a time.
 */
export function inTransaction<T>(
  queries: Queries,
  job: (queries: Queries, last: OnLastStatement) => Promise<T>,
): Promise<T> {
  const executor = queries.getExecutor();
  return executor.provideConnection(async (connection) => {
    if (!(connection instanceof PostgresQueries)) throw new Error('These are no queries to PostgreSQL');
    let isOver = false;
    const provideConnection: ConnectionProvider['provideConnection'] = async (ask) => {
      // What comes late would stand by itself, beside the transaction that it was to be part of.
      if (isOver) throw new Error('A statement came after the end of its transaction');
      return ask(connection);
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
      // Where that fails too, the connection is given up; what is told is what failed first.
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

  /** False when PostgreSQL rolled back instead. */
  async commit(): Promise<boolean> {
    return this.#hasNotBegun() || (await this.#client.query('commit')).command === 'COMMIT';
  }

  async rollBack(): Promise<void> {
    if (this.#hasNotBegun()) return;
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
    // Both are on their way before either is answered.
    const begun = this.#begin && this.#client.query(this.#begin);
    this.#begin = undefined;
    const asked = this.#client.query({
      text: sql,
      values: [...parameters],
      ...this.#names.of(sql, parameters),
    });
    const [{ command, rowCount, rows }] = await Promise.all([asked, begun]);
    const isChange = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command);
    // Kysely knows the shape of the rows from the query; the driver hands them through.
    return { rows: rows as R[], ...(isChange && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  // biome-ignore lint/correctness/useYield: nothing is read by a cursor, so none is made.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not available');
  }

  #hasNotBegun(): boolean {
    const isWaiting = this.#begin !== undefined;
    this.#begin = undefined;
    return isWaiting;
  }
}

/** The names by which the connections of one pool know their statements; each connection takes apart only what it is asked. */
class StatementNames {
  readonly #names = new Map<string, string>();

  // A text without values may be several statements, which PostgreSQL takes no name for.
  of(text: string, values: readonly unknown[]): { name?: string } {
    const known = this.#names.get(text);
    if (known !== undefined) return { name: known };
    if (values.length === 0 || text.length > LONGEST_TEXT || this.#names.size >= STATEMENTS_NAMED) return {};
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    this.#names.set(text, name);
    return { name };
  }
}
