import { createHmac, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '#server/platform/startup-error.ts';
import { prepareDataFolder } from './data-folder.ts';
import type { Queries } from './tables.ts';

/**
 * The key that seals the lines of the audit log; it is stored outside of the database, so that access to the database
 * is not enough to forge them.
 */
export interface AuditKey {
  /** Identifies the key; each sealed line names its key. */
  readonly name: string;
  /** Returns the HMAC of a text as 64 hexadecimal digits. */
  seal(text: string): string;
}

export interface AuditKeyPlace {
  dataDir: string;
  /** The key from the environment (AUDIT_KEY), which all processes on one PostgreSQL share. */
  auditKey?: string | undefined;
}

const FILE_NAME = 'audit.key';
/** A shorter key could be guessed. */
export const SHORTEST_AUDIT_KEY = 32;

/**
 * Returns the key of this practice's audit log: from the environment, or from the data folder, where the first start
 * creates it. Throws StartupError if it cannot be read or stored.
 */
export function openAuditKey({ dataDir, auditKey }: AuditKeyPlace): AuditKey {
  return auditKeyFrom(auditKey ?? keyInFolder(dataDir));
}

/** Creates a key from its text. */
export function auditKeyFrom(secret: string): AuditKey {
  const seal = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
  return { name: seal('the name of this key').slice(0, 16), seal };
}

function keyInFolder(dataDir: string): string {
  prepareDataFolder(dataDir);
  const file = join(dataDir, FILE_NAME);
  try {
    if (!existsSync(file)) makeKey(file);
    const key = readFileSync(file, 'utf8').trim();
    if (key.length >= SHORTEST_AUDIT_KEY) return key;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The key of the activity log cannot be kept in ${file} (${reason}). Make the folder writable, or give a key of ${SHORTEST_AUDIT_KEY} letters and digits or more as AUDIT_KEY.`,
    );
  }
  throw new StartupError(
    `${file} is no key of an activity log: it is too short. Bring the file back from where it is kept, or remove it to go on with a new key.`,
  );
}

// Another process may create it at the same moment: the second one reads the file of the first.
function makeKey(file: string): void {
  const whole = `${file}.${randomBytes(4).toString('hex')}`;
  const handle = openSync(whole, 'wx', 0o600);
  try {
    writeSync(handle, `${randomBytes(32).toString('base64url')}\n`);
    fsyncSync(handle);
    linkSync(whole, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    closeSync(handle);
    rmSync(whole);
  }
}

const keys = new WeakMap<Queries, AuditKey>();

/** Sets the key that seals what these queries add to the audit log. */
export function withAuditKey(key: AuditKey, queries: Queries): Queries {
  keys.set(queries, key);
  return queries;
}

/** Returns the key that seals what these queries add to the audit log. */
export function auditKeyOf(queries: Queries): AuditKey {
  const key = keys.get(queries);
  if (key === undefined) throw new Error('These queries were given no key for the audit log');
  return key;
}
