import { randomBytes, timingSafeEqual } from 'node:crypto';
import { PasswordQueue, type Requester } from './password-queue.ts';
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

// One queue per process: it protects the machine's memory and time.
const queue = new PasswordQueue();

/**
 * Returns the stored text of a password: argon2id with its own salt, in PHC format. Throws 503 if too many are
 * waiting.
 */
export async function hashPassword(
  password: string,
  requester: Requester,
  cost: PasswordCost = recommendedCost,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(requester, password, salt, cost.memoryKib, cost.passes, LANES);
  return storedText(salt, tag, cost);
}

/** A stored text that matches no password; checking against it takes as long as against a real one. */
export const decoyHash = storedText(randomBytes(SALT_BYTES), randomBytes(TAG_BYTES), recommendedCost);

/** Returns whether the password matches the stored text. Throws 503 if too many are waiting. */
export async function isPassword(password: string, stored: string, requester: Requester): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) return false;
  const [, memory, passes, lanes, salt = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const actual = await tagOf(
    requester,
    password,
    Buffer.from(salt, 'base64'),
    Number(memory),
    Number(passes),
    Number(lanes),
  );
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function tagOf(
  requester: Requester,
  password: string,
  salt: Buffer,
  memory: number,
  passes: number,
  lanes: number,
): Promise<Uint8Array> {
  const order = { password: password.normalize('NFC'), salt, memory, passes, lanes, tagBytes: TAG_BYTES };
  return queue.run(requester, () => hashInThread(order));
}

function storedText(salt: Buffer, tag: Uint8Array, { memoryKib, passes }: PasswordCost): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${LANES}$${unpadded(salt)}$${unpadded(tag)}`;
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
