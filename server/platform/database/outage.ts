/**
 * Beginnings of PostgreSQL's codes: no connection, no room or too many connections, a statement that took too long or
 * was stopped by an operator, broken disk.
 */
const postgresClasses = ['08', '53', '57', '58'];
/** Rows that another write held for too long, and a transaction that was ended because nothing came. */
const postgresTimeouts = new Set(['55P03', '25P03']);
/** A standby that was promoted late, or an administrator, lets nobody write. */
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
/** What the driver itself says of a connection that ended or never came about, without a code. */
const driverSentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/** SQLite's busy, locked, read-only, disk fault, full disk and file that cannot be opened. */
const sqliteOutages = new Set([5, 6, 8, 10, 13, 14]);
/** SQLite's damaged file, and file that is no database. */
const sqliteDamage = new Set([11, 26]);

/**
 * Whether an error says that the database cannot be reached, or can take nothing at the moment, rather than that a
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

/** Whether an error says that the SQLite file is damaged or none. */
export function isDamage(error: unknown): boolean {
  return error instanceof Error && sqliteDamage.has(sqliteNumber(error) ?? 0);
}

// The low byte is the kind of error; the rest says more about it.
function sqliteNumber(error: Error): number | undefined {
  return 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
}
