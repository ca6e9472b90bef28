import { createHash, randomInt } from 'node:crypto';

/** Without 0, 1, I, L, O and U: what people misread or would rather not read. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP_LENGTH = 4;

/** A random code that people can type from paper, such as "K7Q2-9XW4-DBCM-3H5T" of four groups: 19 bits each. */
export function newTypedCode(groups = 4): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** What is stored of a code. Typed by hand from a letter or a call: case, spaces and dashes do not matter. */
export function hashOfTypedCode(code: string): string {
  const letters = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(letters).digest('hex');
}
