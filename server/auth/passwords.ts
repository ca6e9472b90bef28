import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** The text that is stored for a password: argon2id with its own salt, in the PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(password, salt, MEMORY_KIB, PASSES, LANES);
  return storedText(salt, tag);
}

/** A stored text that no password fits; checking against it takes as long as checking a real one. */
export const decoyHash = storedText(randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));

/** Whether the password is the one that was stored. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) return false;
  const [, memory, passes, lanes, salt = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const actual = await tagOf(
    password,
    Buffer.from(salt, 'base64'),
    Number(memory),
    Number(passes),
    Number(lanes),
  );
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function tagOf(password: string, salt: Buffer, memory: number, passes: number, lanes: number) {
  return derive('argon2id', {
    message: Buffer.from(password.normalize('NFC')),
    nonce: salt,
    memory,
    passes,
    parallelism: lanes,
    tagLength: TAG_BYTES,
  });
}

function storedText(salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(tag)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
