import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '#server/platform/startup-error.ts';

/** What others than the account that the program runs under may do. */
const OTHERS = 0o077;
/** One server that ends and the next that begins may overlap by this. */
const LOCK_WAIT_MS = 3_000;

/**
 * Makes the data folder where it is missing, and one that other accounts of the machine may look into private, which it
 * says. Throws StartupError when it cannot be written to, or cannot be made private.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.R_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The data folder ${dataDir} cannot be written to (${reason}). Make it writable, or name another one with DATA_DIR.`,
    );
  }
  makePrivate(dataDir);
}

/** What nobody refers to is closed by the garbage collector, and its lock with it. */
const held = new Set<DatabaseSync>();

/**
 * Keeps a second server off a data folder, for as long as this process lives: the operating system lets go of the lock
 * however it ends. Throws StartupError while another one holds it. Gives the way to let go before.
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
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

/**
 * Throws StartupError where a practice's data is missing or empty though its backups are there: a new practice in its
 * place would hide that everything is gone.
 */
export function refuseLostData(file: string): void {
  if (existsSync(file) && statSync(file).size > 0) return;
  const isLogThere = existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;
  if (isLogThere || hasBackups(file)) throw lostData(file, existsSync(file) ? 'is empty' : 'is missing');
}

/** Throws StartupError where an open file holds not one table though backups are there. */
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

// Node's own way to make the parents as well never comes back from a file system that refuses every folder, as /proc.
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
