import * as z from 'zod/mini';
import { comparable } from '#domain/platform/comparable.ts';
import { requiredText, tooLongMessage } from '#domain/platform/text.ts';

const MINIMUM_LENGTH = 3;
const MAXIMUM_LENGTH = 100;
const TOO_SHORT = 'Username must be at least 3 characters';
const INVISIBLE = 'Please choose a username without invisible characters';
const MIXED = 'Please choose a username in the letters of one alphabet';

/** A new username: visible letters of one alphabet, normalized to NFKC. */
export const newUsername = requiredText(TOO_SHORT, MINIMUM_LENGTH, MAXIMUM_LENGTH).check(
  z.overwrite((text) => text.normalize('NFKC').trim()),
  z.minLength(MINIMUM_LENGTH, TOO_SHORT),
  // One letter can become many: it is signed in with as it is stored.
  z.maxLength(MAXIMUM_LENGTH, tooLongMessage(MAXIMUM_LENGTH)),
  z.refine((text) => !/[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u.test(text), INVISIBLE),
  z.refine(isOfOneAlphabet, MIXED),
);

/**
 * Returns the form in which usernames are compared: without regard to case, composition, width, or alphabets with
 * letters that look Latin. Two usernames that look the same are equal.
 */
export function usernameKey(username: string): string {
  return comparable(username.normalize('NFKC'))
    .normalize('NFKC')
    .replace(/./gu, (letter) => latinLookalikes.get(letter) ?? letter);
}

// Japanese and Korean each mix several scripts.
const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
];

function isOfOneAlphabet(text: string): boolean {
  const used = new Set(
    Array.from(text)
      .filter((character) => /\p{L}/u.test(character))
      .map((letter) => alphabets.findIndex((alphabet) => alphabet.test(letter))),
  );
  return used.size <= 1;
}

const latinLookalikes = new Map(
  Object.entries({
    a: 'аαɑ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еҽ',
    g: 'ɡ',
    h: 'һ',
    i: 'іιıɩ',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏ',
    n: 'ո',
    o: 'оοօ',
    p: 'рρ',
    q: 'ԛ',
    s: 'ѕ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγ',
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);
