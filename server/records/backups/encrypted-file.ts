import {
  closeSync,
  createReadStream,
  createWriteStream,
  openSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '#server/platform/startup-error.ts';

/** The header of every file in age format. */
const BEGINNING = 'age-encryption.org/v1\n';

/** Loads age when a key or an encrypted file is there: it takes 3 MB. */
const loadAge = () => import('age-encryption');

/** Thrown if an encrypted backup is opened without its key. */
export class WrongKey extends StartupError {}

/** Encrypts a file piece by piece. The result is synced to the disk before it gets its name. */
export async function encryptFile(file: string, target: string, publicKey: string): Promise<void> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  encrypter.addRecipient(publicKey);
  const unfinished = `${target}.unfinished`;
  try {
    await pipeline(await encrypter.encrypt(bytesOf(file)), syncedStream(unfinished));
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Decrypts a file piece by piece. Throws WrongKey, and StartupError if the file is damaged. */
export async function decryptFile(
  file: string,
  target: string,
  { secretKey, shownName }: { secretKey: string | undefined; shownName: string },
): Promise<void> {
  if (secretKey === undefined) throw new WrongKey(`${shownName} is encrypted and needs the backup key.`);
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(secretKey);
    await pipeline(await decrypter.decrypt(bytesOf(file)), syncedStream(target));
  } catch (error) {
    rmSync(target, { force: true });
    const reason = error instanceof Error ? error.message : 'unknown reason';
    if (/no identity matched|invalid checksum/i.test(reason)) {
      throw new WrongKey(`This key does not open ${shownName}.`);
    }
    throw new StartupError(`${shownName} is damaged or no backup (${reason}).`);
  }
}

/** Returns whether a text is a public key without a typing mistake. */
export async function isPublicKey(text: string): Promise<boolean> {
  const { Encrypter } = await loadAge();
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns a new key pair for backups. */
export async function newKeyPair(): Promise<{ publicKey: string; secretKey: string }> {
  const { generateX25519Identity, identityToRecipient } = await loadAge();
  const secretKey = await generateX25519Identity();
  return { publicKey: await identityToRecipient(secretKey), secretKey };
}

/** Returns whether a file is in age format. */
export function isEncrypted(file: string): boolean {
  const beginning = Buffer.alloc(BEGINNING.length);
  const handle = openSync(file, 'r');
  readSync(handle, beginning);
  closeSync(handle);
  return beginning.toString('latin1') === BEGINNING;
}

function bytesOf(file: string): ReadableStream<Uint8Array> {
  const pieces = createReadStream(file)[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}

/** Returns a stream to a file that is synced to the disk when it finishes. */
function syncedStream(file: string): Writable {
  return createWriteStream(file, { mode: 0o600, flush: true });
}
