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

/** What seals the lines of the audit log; it is kept outside of the database, so that the database cannot forge them. */
export interface AuditKey {
  /** Tells keys apart; each sealed line names the one that it was sealed with. */
  readonly name: string;
  /** The seal of a text, as 64 hexadecimal digits. */
  seal(text: string): string;
}

export interface AuditKeyPlace {
  dataDir: string;
  /** The key itself, where the environment gives it (AUDIT_KEY): the same to every process on one PostgreSQL. */
  auditKey?: string | undefined;
}

const FILE_NAME = 'audit.key';
/** Shorter ones could be guessed. */
export const SHORTEST_AUDIT_KEY = 32;

/**
 * The key of this practice's audit log: the one of the environment, or the one in the data folder, which is made at the
 * first start. Throws StartupError where it cannot be read or kept.
 */
export function openAuditKey({ dataDir, auditKey }: AuditKeyPlace): AuditKey {
  return auditKeyFrom(auditKey ?? keyInFolder(dataDir));
}

/** A key from its text. */
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

// Another process may make it at the same moment: the one that comes second reads what the first one wrote.
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

/** Gives queries the key that seals what they add to the audit log. */
export function sealingWith(key: AuditKey, queries: Queries): Queries {
  keys.set(queries, key);
  return queries;
}

/** The key that seals what queries add to the audit log. */
export function auditKeyOf(queries: Queries): AuditKey {
  const key = keys.get(queries);
  if (key === undefined) throw new Error('These queries were given no key for the audit log');
  return key;
}
