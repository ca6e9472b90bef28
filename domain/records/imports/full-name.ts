import type { PersonName } from '#domain/platform/names.ts';
import { plainText } from '#domain/platform/search-text.ts';

const SUFFIX = /^(?:jr|sr|jnr|snr|junior|senior|ii|iii|iv|vi{0,3}|2nd|3rd|4th)\.?$/i;
/** Suffixes that are last names too: Ann Marie Senior. */
const SUFFIX_OR_NAME = /^(?:junior|senior|v)$/i;
/** Words that begin a last name of several: de la Cruz, van Dyk, bin Salim, St. Clair, Mc Donald. */
const PARTICLE =
  /^(?:de|del|dela|della|da|das|do|dos|di|du|des|la|las|le|los|van|von|vander|vom|zu|zur|den|der|ter|ten|bin|binti|bint|ibn|al|el|abu|st\.?|san|santa|mac|mc|ben|[od]['’])$/i;
/** Writing in which the family name stands first. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Returns a name in one cell as two: "Sample, Ivy" and "Ivy Sample" alike. The last word is the last name, with what
 * belongs to it: a particle before it (de la Cruz), a suffix behind it (Jr., III).
 */
export function splitFullName(name: string): PersonName {
  const { words, suffix, last } = partsOf(name);
  const lastName = [last ?? lastNameIn(words), suffix].filter(Boolean).join(' ');
  const count = last === undefined ? words.length - wordsOf(lastNameIn(words)).length : words.length;
  return { firstName: words.slice(0, count).join(' '), lastName };
}

/** Returns whether a header says that last names stand first in its column: "Name (Last, First)". */
export function isLastFirst(header: string): boolean {
  return /\blast\b.*\bfirst\b|\bapellidos?\b.*\bnombres?\b/i.test(header);
}

/** Returns a name of a column with last names first as "Last, First", also where it has no comma: "de la Cruz Ana". */
export function lastFirstName(name: string): string {
  const words = wordsOf(name);
  if (name.includes(',') || words.length < 2) return name;
  const last = words.findIndex((word, index) => !PARTICLE.test(word) || index === words.length - 2);
  const next = words.findIndex((word, index) => index > last && !SUFFIX.test(word));
  const count = next === -1 ? last + 1 : next;
  return `${words.slice(0, count).join(' ')}, ${words.slice(count).join(' ')}`;
}

/** Returns whether a name in one cell can be read in one way only: two words, or a last name before a comma. */
export function isCertainName(name: string): boolean {
  const { words, last, suffix, commas } = partsOf(name);
  if (SUFFIX_OR_NAME.test(suffix) || FAMILY_FIRST.test(name)) return false;
  if (last !== undefined) return commas === 1 && last !== '' && !isSuffix(last) && words.length > 0;
  const [first = ''] = words;
  if (words.length === 1) return suffix === '';
  return commas === 0 && words.length <= 2 && !isLowerParticle(first) && !isShouted(words);
}

/**
 * Returns the two names of a row that has a column for the whole name and for one of them: what the whole name has
 * besides it, or all of the whole name if it has not.
 */
export function nameBeside(
  whole: string,
  known: Readonly<{ firstName?: string | undefined; lastName?: string | undefined }>,
): PersonName {
  const { firstName, lastName } = known;
  if (firstName !== undefined && lastName !== undefined) return { firstName, lastName };
  const words = wordsOf(whole.replaceAll(',', ' '));
  const part = wordsOf(firstName ?? lastName ?? '').map(plainText);
  const isPart = words.filter((word) => !part.includes(plainText(word)));
  const rest = words.length - isPart.length === part.length && isPart.length > 0 ? isPart : words;
  const other = rest.join(' ');
  return { firstName: firstName ?? other, lastName: lastName ?? other };
}

interface NameParts {
  /** The words of the first name, and of the last one where no comma tells it. */
  words: string[];
  /** The last name, where it stands before a comma. */
  last: string | undefined;
  suffix: string;
  /** Commas, without those before a suffix. */
  commas: number;
}

function partsOf(name: string): NameParts {
  const parts = name.split(',').map((part) => part.trim());
  const suffixes = parts.slice(1).filter(isSuffix);
  const others = parts.filter((part, index) => index === 0 || (part !== '' && !isSuffix(part)));
  const [front = '', ...behind] = others;
  if (behind.length > 0) {
    const { words, suffix } = withoutSuffix(wordsOf(behind.join(' ')));
    const last = withoutSuffix(wordsOf(front));
    const all = [last.suffix, suffix, ...suffixes].filter(Boolean).join(' ');
    return { words, last: last.words.join(' '), suffix: all, commas: behind.length };
  }
  const { words, suffix } = withoutSuffix(wordsOf(front));
  return { words, last: undefined, suffix: [suffix, ...suffixes].filter(Boolean).join(' '), commas: 0 };
}

// "Ana Jr." has a suffix behind one word; three words keep two of them in any case.
function withoutSuffix(words: string[]): { words: string[]; suffix: string } {
  const end = words.findLastIndex((word) => !SUFFIX.test(word)) + 1;
  const count = words.length > 1 ? Math.max(end, words.length > 2 ? 2 : 1) : words.length;
  return { words: words.slice(0, count), suffix: words.slice(count).join(' ') };
}

// Two or more words: the first one is never the beginning of the last name.
function lastNameIn(words: readonly string[]): string {
  if (words.length < 2) return '';
  const particle = words.findIndex(
    (word, index) => index > 0 && index < words.length - 1 && PARTICLE.test(word),
  );
  return words.slice(particle === -1 ? -1 : particle).join(' ');
}

function isSuffix(part: string): boolean {
  return part !== '' && wordsOf(part).every((word) => SUFFIX.test(word));
}

// "van Dyk" in a column of whole names is a last name alone.
function isLowerParticle(word: string): boolean {
  return PARTICLE.test(word) && word === word.toLowerCase();
}

// "CEDAR Carl" has its last name first.
function isShouted([first = '', second = '']: readonly string[]): boolean {
  const isUpper = (word: string) => word.length > 2 && word === word.toUpperCase();
  return isUpper(first) && /\p{Ll}/u.test(second);
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
