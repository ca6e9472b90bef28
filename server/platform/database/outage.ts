/**
 * Classes of PostgreSQL codes: no connection, no space or too many connections, a statement canceled or timed out, a
 * broken disk.
 */
const postgresClasses = ['08', '53', '57', '58'];
/** Lock timeout, and a transaction that was ended while idle. */
const postgresTimeouts = new Set(['55P03', '25P03']);
/** A standby before promotion, or an administrator, allows no writes. */
const POSTGRES_READ_ONLY = '25006';
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** The driver's own messages about a failed or lost connection, which have no code. */
const driverSentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/** SQLite's busy, locked, read-only, I/O error, disk full and cannot open. */
const sqliteOutages = new Set([5, 6, 8, 10, 13, 14]);
/** SQLite's corrupt file, and not a database. */
const sqliteDamage = new Set([11, 26]);

/**
 * Returns whether an error means that the database is unreachable or cannot write at the moment, rather than that a
 * query is wrong: the same request may succeed later.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const number = sqliteNumber(error);
  if (number !== undefined) return sqliteOutages.has(number);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === '') return driverSentences.test(error.message);
  if (code === POSTGRES_READ_ONLY || postgresTimeouts.has(code) || networkCodes.has(code)) return true;
  return code.length === 5 && postgresClasses.some((beginning) => code.startsWith(beginning));
}

/** Returns whether an error means that the SQLite file is damaged or not a database. */
export function isDamage(error: unknown): boolean {
  return error instanceof Error && sqliteDamage.has(sqliteNumber(error) ?? 0);
}

// The low byte is the primary error code; the rest is detail.
function sqliteNumber(error: Error): number | undefined {
  return 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
}
