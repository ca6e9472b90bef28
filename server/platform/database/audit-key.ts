import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
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
 * The practice's key. It seals the lines of the audit log and encrypts the mail password; it is stored outside of the
 * database, so that access to the database is not enough to forge the lines or read the password.
 */
export interface AuditKey {
  /** Identifies the key; each sealed line names its key. */
  readonly name: string;
  /** Returns the HMAC of a text as 64 hexadecimal digits. */
  seal(text: string): string;
  /** Encrypts a text for `context`, which is needed to decrypt it. */
  encrypt(text: string, context: string): string;
  /** Returns the text; undefined if it was encrypted with another key or for another context. */
  decrypt(encrypted: string, context: string): string | undefined;
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
  // Derived, so that what is sealed reveals nothing about what is encrypted.
  const cipherKey = Buffer.from(hkdfSync('sha256', secret, '', 'encrypted texts', 32));
  return {
    name: seal('the name of this key').slice(0, 16),
    seal,
    encrypt: (text, context) => encryptWith(cipherKey, text, context),
    decrypt: (encrypted, context) => decryptWith(cipherKey, encrypted, context),
  };
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function encryptWith(key: Buffer, text: string, context: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

function decryptWith(key: Buffer, encrypted: string, context: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url');
  const hiddenAt = NONCE_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(NONCE_BYTES, hiddenAt));
    return Buffer.concat([decipher.update(bytes.subarray(hiddenAt)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
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
