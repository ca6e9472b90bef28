import type { PersonName } from '#domain/platform/names.ts';

const SUFFIX = /^(?:jr|sr|jnr|snr|junior|senior|ii|iii|iv|2nd|3rd|4th)\.?$/i;
/** Words that begin a last name of several: de la Cruz, van Dyk, bin Salim, St. Clair. */
const PARTICLE =
  /^(?:de|del|dela|della|da|das|do|dos|di|du|des|la|las|le|los|van|von|vander|vom|zu|zur|den|der|ter|ten|bin|binti|bint|ibn|al|el|abu|st\.?|san|santa|mac|ben)$/i;

/**
 * A name in one cell as two: "Sample, Ivy" and "Ivy Sample" alike. The last word is the last name, with what belongs to
 * it: a particle before it (de la Cruz), a suffix behind it (Jr., III).
 */
export function splitFullName(name: string): PersonName {
  const { words, suffix, last } = partsOf(name);
  const lastName = [last ?? lastNameIn(words), suffix].filter(Boolean).join(' ');
  const count = last === undefined ? words.length - wordsOf(lastNameIn(words)).length : words.length;
  return { firstName: words.slice(0, count).join(' '), lastName };
}

/** Whether a name in one cell can be read in one way only: two words, or a last name before a comma. */
export function isCertainName(name: string): boolean {
  const { words, last, commas } = partsOf(name);
  return last === undefined ? commas === 0 && words.length <= 2 : commas === 1;
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

function withoutSuffix(words: string[]): { words: string[]; suffix: string } {
  const end = words.findLastIndex((word) => !SUFFIX.test(word)) + 1;
  return { words: words.slice(0, end), suffix: words.slice(end).join(' ') };
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

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
