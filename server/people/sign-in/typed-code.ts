import { createHash, randomInt } from 'node:crypto';

/** Without 0, 1, I, L, O and U, which are easily misread or form unwanted words. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP_LENGTH = 4;

/** Returns a random code to type from paper, such as "K7Q2-9XW4-DBCM-3H5T": groups of 19 bits each. */
export function newTypedCode(groups = 4): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}

/**
 * Returns the stored hash of a code. Case, spaces and dashes do not matter, because it is typed from a letter or a
 * call.
 */
export function hashOfTypedCode(code: string): string {
  const letters = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(letters).digest('hex');
}
