/**
 * Returns the readability of a Spanish text, by Szigriszt Pazos on the INFLESZ scale: 206.835 − 62.3 × syllables per
 * word − words per sentence. From 55 it is normal, from 65 fairly easy, from 80 very easy.
 */
export function readingEaseInSpanish(text: string): number {
  const sentences = text.split(/[.!?…]+["')\]»”]*(?:\s+|$)/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (sentences.length === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + spanishSyllablesIn(word), 0);
  return 206.835 - 62.3 * (syllables / words.length) - words.length / sentences.length;
}

/** Returns the spoken syllables; a number has one per digit, an acronym one per letter. */
export function spanishSyllablesIn(word: string): number {
  if (/^(?:\p{N}+|\p{Lu}{2,})$/u.test(word)) return word.length;
  const groups = spokenVowels(word).match(/[aeiouáéíóúü]+/g) ?? [];
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + syllablesInVowels(group), 0),
  );
}

/** Returns a word without silent letters, with the vowel y as i. */
function spokenVowels(word: string): string {
  return word
    .toLowerCase()
    .replace(/qu(?=[eiéí])/g, 'q')
    .replace(/gu(?=[eiéí])/g, 'g')
    .replace(/y(?![aeiouáéíóú])/g, 'i')
    .replace(/(?<!c)h/g, '');
}

/** Counts the syllables of consecutive vowels: one, and one more for each hiatus. */
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
