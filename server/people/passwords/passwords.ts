import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Asker, PasswordQueue } from './password-queue.ts';
import { hashInThread } from './password-thread.ts';

/** How much work hashing a password is. */
export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

/** OWASP's recommendation for argon2id with one lane. */
export const recommendedCost: PasswordCost = { memoryKib: 19_456, passes: 2 };

const LANES = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

// One for the whole process: what it protects is the machine's memory and time.
const queue = new PasswordQueue();

/**
 * The text that is stored for a password: argon2id with its own salt, in the PHC format. Throws 503 when too many
 * wait already.
 */
export async function hashPassword(
  password: string,
  asker: Asker,
  cost: PasswordCost = recommendedCost,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(asker, password, salt, cost.memoryKib, cost.passes, LANES);
  return storedText(salt, tag, cost);
}

/** A stored text that no password fits; checking against it takes as long as checking a real one. */
export const decoyHash = storedText(randomBytes(SALT_BYTES), randomBytes(TAG_BYTES), recommendedCost);

/** Whether the password is the one that was stored. Throws 503 when too many wait already. */
export async function isPassword(password: string, stored: string, asker: Asker): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) return false;
  const [, memory, passes, lanes, salt = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const actual = await tagOf(
    asker,
    password,
    Buffer.from(salt, 'base64'),
    Number(memory),
    Number(passes),
    Number(lanes),
  );
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function tagOf(
  asker: Asker,
  password: string,
  salt: Buffer,
  memory: number,
  passes: number,
  lanes: number,
): Promise<Uint8Array> {
  const order = { password: password.normalize('NFC'), salt, memory, passes, lanes, tagBytes: TAG_BYTES };
  return queue.run(asker, () => hashInThread(order));
}

function storedText(salt: Buffer, tag: Uint8Array, { memoryKib, passes }: PasswordCost): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${LANES}$${unpadded(salt)}$${unpadded(tag)}`;
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
