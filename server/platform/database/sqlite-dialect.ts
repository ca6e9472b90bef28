import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { plainText } from '#domain/platform/search-text.ts';

const STATEMENTS_CACHED = 500;

/** A connection whose file may be replaced between two queries. */
export interface SqliteConnection {
  current: DatabaseSync;
}

/** Opens a connection that acknowledges a commit only once it is on the disk. */
export function openSqliteFile(file: string): DatabaseSync {
  const connection = new DatabaseSync(file);
  connection.exec(`
    PRAGMA busy_timeout = 5000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA cache_size = -8000;
    PRAGMA temp_store = MEMORY;
  `);
  addSearchFunctions(connection);
  return connection;
}

// Functions that SQLite lacks; used by `text-search.ts`.
function addSearchFunctions(connection: DatabaseSync): void {
  const options = { deterministic: true, directOnly: true };
  connection.function('plain_text', options, (text) => plainText(String(text)));
  connection.function('regexp', options, (pattern, text) =>
    Number(new RegExp(String(pattern)).test(String(text))),
  );
  connection.function('digits_of', options, (text) => String(text).replace(/\D/g, ''));
}

/** Returns a Kysely dialect over one connection of Node's SQLite. */
export function sqliteDialect(connection: SqliteConnection): Dialect {
  return {
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => new SqliteConnectionDriver(connection),
    createIntrospector: (queries) => new SqliteIntrospector(queries),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteConnectionDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #queries: SqliteQueries;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
    this.#queries = new SqliteQueries(connection);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#queries;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connection.current.close();
  }
}

interface PreparedStatement {
  statement: StatementSync;
  /** The columns it returns; empty if the statement only changes rows. */
  columns: readonly Column[];
  /** A row of these columns without values. */
  emptyRow: Row;
}

type Row = Record<string, unknown>;

interface Column {
  name: string;
  /** Converts columns whose declared type SQLite lacks: 0/1 to boolean, text to JSON. */
  convert: ((stored: unknown) => unknown) | undefined;
}

class SqliteQueries implements DatabaseConnection {
  readonly #connection: SqliteConnection;
  readonly #prepared = new Map<string, PreparedStatement>();
  #preparedFor: DatabaseSync;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
    this.#preparedFor = connection.current;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, columns, emptyRow } = this.#prepare(query.sql);
    const parameters = query.parameters.map(bound);
    if (columns.length === 0) {
      const { changes, lastInsertRowid } = statement.run(...parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    }
    // Always all(): get() on INSERT … RETURNING hides an error raised at the end of the statement.
    const rows = statement.all(...parameters).map((values) => rowOf(values, columns, emptyRow));
    // Kysely derives the row type from the query; the driver passes the rows through.
    return { rows: rows as R[] };
  }

  // biome-ignore lint/correctness/useYield: an abandoned iterator would keep a read transaction open, so none is made.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not available on SQLite');
  }

  #prepare(text: string): PreparedStatement {
    const { current } = this.#connection;
    if (current !== this.#preparedFor) this.#prepared.clear();
    this.#preparedFor = current;
    const known = this.#prepared.get(text);
    if (known) return known;
    const statement = current.prepare(text);
    statement.setReturnArrays(true);
    const columns = statement.columns().map(({ name, type }) => ({ name, convert: conversions[type ?? ''] }));
    const emptyRow = Object.fromEntries(columns.map(({ name }) => [name, null]));
    const prepared: PreparedStatement = { statement, columns, emptyRow };
    // Evicts the oldest: texts with lists of varying length would otherwise accumulate.
    if (this.#prepared.size >= STATEMENTS_CACHED) {
      const oldest = this.#prepared.keys().next().value;
      if (oldest !== undefined) this.#prepared.delete(oldest);
    }
    this.#prepared.set(text, prepared);
    return prepared;
  }
}

const conversions: Record<string, Column['convert']> = {
  BOOLEAN: (stored) => (stored === null ? null : stored === 1),
  JSON: (stored) => (stored === null ? null : JSON.parse(String(stored))),
};

// Copies of one object share its hidden class: V8 makes and serializes them in half the time that objects take which grow by
// a field at a time, as those of the SQLite binding do.
function rowOf(values: unknown, columns: readonly Column[], emptyRow: Row): Row {
  if (!Array.isArray(values)) throw new TypeError('A row came otherwise than as a list of its values');
  const row = { ...emptyRow };
  let index = 0;
  for (const { name, convert } of columns) {
    const value: unknown = values[index];
    row[name] = convert ? convert(value) : value;
    index += 1;
  }
  return row;
}

function bound(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value;
  }
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored`);
}
