/**
 * Returns the US school grade of a text by Flesch and Kincaid: 0.39 × words per sentence + 11.8 × syllables per word
 * − 15.59.
 */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?]+(?:["')\]]*)(?:\s+|$)/).filter((part) => /[a-z]/i.test(part));
  const words = text.match(/[a-z0-9]+(?:['’][a-z]+)?/gi) ?? [];
  if (sentences.length === 0 || words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Counts vowel groups without the silent e: right for most English words. */
export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters
    .replace(/(?:[^laeiouy]es|[^aeioutd]ed|[^laeiouy]e)$/, (ending) => ending.charAt(0))
    .replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}
