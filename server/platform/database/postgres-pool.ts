import { Socket } from 'node:net';
import pg from 'pg';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** How long PostgreSQL is waited for, in milliseconds; whoever waits longer is told that the records are away. */
export interface Patience {
  /** For a connection: a new one, or one that other requests are using. */
  connection: number;
  /** For rows that another write holds; an import of a large archive holds those of its own caseload. */
  lock: number;
  /** For one statement, its wait for rows included. */
  statement: number;
  /** For the next statement of an open transaction, after which PostgreSQL ends it and frees its rows. */
  idleTransaction: number;
  /** For any byte of an answer: a PostgreSQL that is frozen, or behind a dead line, keeps none of the promises above. */
  silence: number;
}

/** How long everything is waited for where a statement may take so many milliseconds. */
export function patienceOf(statement = 20_000): Patience {
  return {
    connection: statement / 2,
    lock: statement * 0.75,
    statement,
    idleTransaction: statement * 3,
    silence: statement * 1.25,
  };
}

export const USUAL_PATIENCE: Patience = patienceOf();

/** Connections to PostgreSQL. Without `patience` statements may take as long as they need, as bringing tables up to date does. */
export function openPool(databaseUrl: string, patience?: Patience, connections = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    // A statement is on its way before the one before it is answered.
    pipeline: true,
    connectionTimeoutMillis: patience?.connection ?? USUAL_PATIENCE.connection,
    types: { getTypeParser },
    ...(patience && {
      stream: () => socketThatEndsWhenSilent(patience.silence),
      onConnect: (client) => limitStatements(client, patience),
    }),
  });
  // A connection that the server drops while idle is replaced by the pool at the next query.
  pool.on('error', () => undefined);
  // One that breaks in use fails its query; the event that follows, heard by nobody, would end the program.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

// The driver's own query_timeout would put the connection back among the good ones, with its answer still to come.
function socketThatEndsWhenSilent(silence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silence);
  socket.once('timeout', () => {
    socket.destroy(Object.assign(new Error('The database has gone silent'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}

// By a statement: poolers such as PgBouncer refuse connections that ask for it at their beginning.
async function limitStatements(client: pg.ClientBase, patience: Patience): Promise<void> {
  await client.query(
    `SET statement_timeout = ${patience.statement}; SET lock_timeout = ${patience.lock};
     SET idle_in_transaction_session_timeout = ${patience.idleTransaction}`,
  );
}

// Ids fit a JavaScript number, days are text, moments are ISO text: the same shapes as on SQLite.
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
  if (oid === INT8) return Number;
  if (oid === DATE) return (text: string) => text;
  if (oid === TIMESTAMPTZ) return instantOf;
  return pg.types.getTypeParser(oid, 'text');
}

/** A moment as most servers tell it: `2026-09-01 14:00:00.5+00`. */
const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;

/** A moment as PostgreSQL tells it, as ISO 8601 text in UTC with milliseconds. A long list has hundreds of them. */
export function instantOf(told: string): string {
  if (!IN_UTC.test(told)) return new Date(told).toISOString();
  const fraction = told.slice(20, -3).slice(0, 3).padEnd(3, '0');
  return `${told.slice(0, 10)}T${told.slice(11, 19)}.${fraction}Z`;
}
