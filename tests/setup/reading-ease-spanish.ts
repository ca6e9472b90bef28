/**
 * How easily a Spanish text reads, by Szigriszt Pazos on the INFLESZ scale: 206.835 − 62.3 × syllables per word − words per
 * sentence. From 55 on it is of normal difficulty, from 65 on rather easy, from 80 on very easy.
 */
export function readingEaseInSpanish(text: string): number {
  const sentences = text.split(/[.!?…]+["')\]»”]*(?:\s+|$)/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (sentences.length === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + spanishSyllablesIn(word), 0);
  return 206.835 - 62.3 * (syllables / words.length) - words.length / sentences.length;
}

/** Syllables as they are spoken; a number counts one for each digit, and letters such as IEP one for each letter. */
export function spanishSyllablesIn(word: string): number {
  if (/^(?:\p{N}+|\p{Lu}{2,})$/u.test(word)) return word.length;
  const groups = spokenVowels(word).match(/[aeiouáéíóúü]+/g) ?? [];
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + syllablesInVowels(group), 0),
  );
}

/** A word with its silent letters taken out, and with the y that is a vowel written as one. */
function spokenVowels(word: string): string {
  return word
    .toLowerCase()
    .replace(/qu(?=[eiéí])/g, 'q')
    .replace(/gu(?=[eiéí])/g, 'g')
    .replace(/y(?![aeiouáéíóú])/g, 'i')
    .replace(/(?<!c)h/g, '');
}

/** Vowels in a row: one syllable, and one more wherever two of them are spoken apart. */
function syllablesInVowels(group: string): number {
  const letters = [...group];
  return letters.filter((letter, index) => isSpokenApart(letters[index - 1], letter)).length;
}

function isSpokenApart(before: string | undefined, letter: string): boolean {
  if (before === undefined) return true;
  if (isWeak(before) && isWeak(letter)) return withoutAccent(before) === withoutAccent(letter);
  return !isUnstressedWeak(before) && !isUnstressedWeak(letter);
}

function isWeak(letter: string): boolean {
  return 'iuíúü'.includes(letter);
}

function isUnstressedWeak(letter: string): boolean {
  return 'iuü'.includes(letter);
}

function withoutAccent(letter: string): string {
  return letter.normalize('NFD').charAt(0);
}
