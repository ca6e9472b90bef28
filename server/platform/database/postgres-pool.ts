import type { Socket } from 'node:net';
import pg from 'pg';
import { GatheringSocket } from './gathering-socket.ts';
import { SET_SESSION } from './postgres-settings.ts';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/**
 * Time limits for PostgreSQL in milliseconds; a request that exceeds one is answered that the records are
 * unreachable.
 */
export interface Patience {
  /** For a connection: a new one, or one that other requests use. */
  connection: number;
  /** For rows locked by another write; a large archive import locks those of its own caseload. */
  lock: number;
  /** For one statement, including its wait for locks. */
  statement: number;
  /** For the next statement of an open transaction; then PostgreSQL ends it and releases its locks. */
  idleTransaction: number;
  /** For any byte of a reply: a frozen PostgreSQL, or a dead connection, does not enforce the limits above. */
  silence: number;
}

/** Returns all time limits for a given statement limit. */
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

/**
 * Opens a pool of PostgreSQL connections. Without `patience`, statements may take as long as they need, as migrations
 * do.
 */
export function openPool(databaseUrl: string, patience?: Patience, connections = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    // A statement is sent before the previous one is answered.
    pipeline: true,
    connectionTimeoutMillis: patience?.connection ?? USUAL_PATIENCE.connection,
    types: { getTypeParser },
    ...(patience && { stream: () => socketWithSilenceLimit(patience.silence) }),
    onConnect: (client) => setSession(client, patience),
  });
  // The pool replaces an idle connection that the server drops at the next query.
  pool.on('error', () => undefined);
  // A connection that breaks in use fails its query; its error event, without a listener, would end the program.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

// The driver's own query_timeout would return the connection to the pool with its reply still pending.
function socketWithSilenceLimit(silence: number): Socket {
  const socket = new GatheringSocket();
  socket.setTimeout(silence);
  socket.once('timeout', () => {
    socket.destroy(Object.assign(new Error('The database has gone silent'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}

// Set with a statement, because poolers such as PgBouncer refuse these settings at connection start.
async function setSession(client: pg.ClientBase, patience?: Patience): Promise<void> {
  // Without patience there is no limit, even if the role has one: 0 turns it off.
  const { statement, lock, idleTransaction } = patience ?? { statement: 0, lock: 0, idleTransaction: 0 };
  const limits = `SET statement_timeout = ${statement}; SET lock_timeout = ${lock};
    SET idle_in_transaction_session_timeout = ${idleTransaction};`;
  await client.query(SET_SESSION + limits);
}

// Ids are JavaScript numbers, days text and moments ISO text: the same shapes as on SQLite.
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
  if (oid === INT8) return Number;
  if (oid === DATE) return (text: string) => text;
  if (oid === TIMESTAMPTZ) return instantOf;
  return pg.types.getTypeParser(oid, 'text');
}

/** A moment in the format of most servers: `2026-09-01 14:00:00.5+00`. */
const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;

/**
 * Converts a moment from PostgreSQL to ISO 8601 text in UTC with milliseconds. Optimized, because a long list has
 * hundreds of them.
 */
export function instantOf(text: string): string {
  if (!IN_UTC.test(text)) return new Date(text).toISOString();
  const fraction = text.slice(20, -3).slice(0, 3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}
