import { createHash } from 'node:crypto';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';

/** What PostgreSQL keeps ready in each connection. */
const STATEMENTS_NAMED = 500;
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

class PoolDriver implements Driver {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresQueries> {
    return new PostgresQueries(await this.#pool.connect());
  }

  async beginTransaction(connection: PostgresQueries, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    connection.beginWithNext(`begin${isolation} ${settings.accessMode ?? ''}`);
  }

  async commitTransaction(connection: PostgresQueries): Promise<void> {
    if (!(await connection.commit()))
      throw new Error('The transaction was given up after a failed statement');
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
  #begin: string | undefined;
  #isLost = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
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
    const asked = this.#client.query({ text: sql, values: [...parameters], ...nameOf(sql, parameters) });
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

const names = new Map<string, string>();

// A text without values may be several statements, which PostgreSQL takes no name for.
function nameOf(text: string, values: readonly unknown[]): { name?: string } {
  const known = names.get(text);
  if (known !== undefined) return { name: known };
  if (values.length === 0 || text.length > LONGEST_TEXT || names.size >= STATEMENTS_NAMED) return {};
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return { name };
}
