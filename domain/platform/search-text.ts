import { withoutUnseen } from './unseen-characters.ts';

/** The most letters that are searched for. */
export const SEARCH_LIMIT = 200;

/** Marks above and below Latin, Greek, Cyrillic, Hebrew and Arabic letters; those of Indian scripts are vowels. */
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]/g;
/** Joiners of letters, and the line that widens Arabic words. */
const joiners = /[\u0640\u200c\u200d]/g;
/** Letters that a keyboard may not have, with what people type for them; other accents come off by themselves. */
const typedLetters = new Map(
  Object.entries({
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ı: 'i',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ς: 'σ',
    ى: 'ي',
    ی: 'ي',
    ک: 'ك',
  }),
);
const otherLetters = new RegExp(`[${Array.from(typedLetters.keys()).join('')}]`, 'g');

/**
 * Returns text for searching and ordering: lower case, without accents and invisible characters, and with one way to
 * write each apostrophe, quotation mark, dash and space. The database's function `plain_text` is the same.
 */
export function plainText(text: string): string {
  const seen = withoutUnseen(text)
    .replace(joiners, '')
    .replace(/[’‘‛ʼʻ′´`ˈ׳]/g, "'")
    .replace(/[“”„‟″«»״]/g, '"')
    .replace(/[‐-―−־]/g, '-')
    .normalize('NFKD');
  return withoutMarks(seen)
    .toLowerCase()
    .replace(otherLetters, (letter) => typedLetters.get(letter) ?? letter);
}

/** Returns decomposed text without its marks. */
export function withoutMarks(decomposed: string): string {
  return decomposed.replace(marks, '');
}

/** The signs in names that people write or leave out, as in "De La Cruz", "Smith-Jones", "St. James" and "O'Brien". */
const SIGNS = "[ .'-]";

/** Returns a name normalized for matching, without these signs: "stjameselm" for "St. James-Elm"; '' if nothing is left. */
export function squeezedName(name: string): string {
  return searchedText(name).replace(new RegExp(SIGNS, 'g'), '');
}

/**
 * Returns a regular expression that finds a typed name in plain text, from the start of one of its words, with or without
 * spaces, hyphens, dots and apostrophes; undefined if nothing else was typed. JavaScript and PostgreSQL read it alike.
 */
export function namePattern(typed: string): string | undefined {
  const letters = Array.from(squeezedName(typed));
  if (letters.length === 0) return undefined;
  return `(^|[\\s'-])${letters.map(matchingItself).join(`${SIGNS}*`)}`;
}

/** Returns a character as a regular expression that matches it alone. */
function matchingItself(character: string): string {
  return character.replace(/[!-/:-@[-`{-~]/, '\\$&');
}

/** Compares two texts without regard to accents, capitals and ways to write a sign. */
export function compareText(one: string, other: string): number {
  const [plain, otherPlain] = [plainText(one), plainText(other)];
  return plain < otherPlain ? -1 : plain > otherPlain ? 1 : 0;
}

/** Returns the digits of a typed phone number or part of one; undefined for anything else. */
export function digitsOfNumber(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  return digits !== '' && /^[\d\s().+-]+$/.test(typed) ? digits : undefined;
}

/** Returns a typed search normalized for matching: plain, with single spaces; '' if blank. */
export function searchedText(typed: string): string {
  return plainText(typed).trim().replace(/\s+/g, ' ');
}
