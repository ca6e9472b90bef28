/** Longer words can be broken at each letter: links, codes, texts of signs without a space. Names and English words stay whole. */
const LONGEST_WHOLE_WORD = 20;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns the parts of a word between which a line may end. The empty parts between the letters let the renderer break
 * there without a hyphen, which would become a part of a link.
 */
export function breakWord(word: string): string[] {
  if (word.length <= LONGEST_WHOLE_WORD || word.trim() === '') return [word];
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
  return letters.flatMap((letter, index) => (index === 0 ? [letter] : ['', letter]));
}
