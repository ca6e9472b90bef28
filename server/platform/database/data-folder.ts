import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '#server/platform/startup-error.ts';

/** Permission bits of other users. */
const OTHERS = 0o077;
/** A server that ends and the next one that starts may overlap by this time. */
const LOCK_WAIT_MS = 3_000;

/**
 * Creates the data folder if missing, and removes other users' access to it, which is logged. Throws StartupError if
 * it cannot be written or made private.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    if (!statSync(dataDir).isDirectory()) throw new Error('it is a file');
    accessSync(dataDir, constants.W_OK | constants.R_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The data folder ${dataDir} cannot be written to (${reason}). Make it writable, or name another one with DATA_DIR.`,
    );
  }
  makePrivate(dataDir);
}

/** An unreferenced connection would be closed by the garbage collector, and its lock released. */
const openLocks = new Set<DatabaseSync>();

/**
 * Locks a data folder against a second server for the life of this process; the operating system releases the lock
 * however the process ends. Throws StartupError if another one holds it. Returns the function that releases it
 * earlier.
 */
export function lockDataFolder(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'server.lock'));
  try {
    lock.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}; BEGIN EXCLUSIVE`);
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && /locked/.test(error.message))) throw error;
    throw new StartupError(
      `Another server seems to be running on ${dataDir}. Stop it first, or name another folder with DATA_DIR.`,
    );
  }
  openLocks.add(lock);
  return () => {
    openLocks.delete(lock);
    lock.close();
  };
}

/**
 * Throws StartupError if a practice's data is missing or empty while its backups exist: starting a new practice would
 * hide the loss.
 */
export function refuseLostData(file: string): void {
  if (existsSync(file) && statSync(file).size > 0) return;
  const isLogThere = existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;
  if (isLogThere || hasBackups(file)) throw lostData(file, existsSync(file) ? 'is empty' : 'is missing');
}

/** Throws StartupError if an open file has no table while backups exist. */
export function refuseEmptied(database: DatabaseSync, file: string): void {
  const isEmpty = database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
  if (isEmpty && hasBackups(file)) {
    database.close();
    throw lostData(file, 'is empty');
  }
}

function hasBackups(file: string): boolean {
  const folder = join(dirname(file), 'backups');
  return existsSync(folder) && readdirSync(folder).some((name) => /\.db(\.age)?$/.test(name));
}

function lostData(file: string, what: string): StartupError {
  return new StartupError(
    `${file} ${what}, though there was a practice. Bring a backup back with npm run restore, or move what is in ${dirname(file)} away to begin a new practice.`,
  );
}

// Node's recursive mkdir never returns on a file system that refuses every folder, such as /proc.
function makeFolder(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) makeFolder(parent);
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
}

function makePrivate(dataDir: string): void {
  const { mode } = statSync(dataDir);
  if (process.platform === 'win32' || (mode & OTHERS) === 0) return;
  try {
    chmodSync(dataDir, mode & 0o700);
  } catch {
    throw new StartupError(
      `Other accounts of this machine may open the data folder ${dataDir}, and it belongs to another one than the program runs under. Run chmod 700 on it, or name another folder with DATA_DIR.`,
    );
  }
  console.error(
    `Other accounts of this machine could open the data folder ${dataDir}; from now on the program's own can alone.`,
  );
}
