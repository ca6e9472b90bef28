/** Longer words can be broken at each letter: links, codes, texts of signs without a space. Names and English words stay whole. */
const LONGEST_WHOLE_WORD = 20;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });
/** Scripts that are written without spaces: a line may end between any two words, or signs of Chinese and Japanese. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const closing = /^[\p{Pe}\p{Pf}\p{Po}ー々ゝゞ゛゜]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;

/**
 * Returns the parts of a word between which a line may end. The empty parts between the letters let the renderer break
 * there without a hyphen, which would become a part of a link.
 */
export function breakWord(word: string): string[] {
  // At its ends too: the letters beside it are in another font, and the renderer would put a hyphen between.
  if (withoutSpaces.test(word)) return ['', ...parted(wordsOf(word)), ''];
  if (word.length <= LONGEST_WHOLE_WORD || word.trim() === '') return [word];
  return parted(lettersOf(word));
}

function lettersOf(word: string): string[] {
  return Array.from(graphemes.segment(word), ({ segment }) => segment);
}

function parted(parts: readonly string[]): string[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : ['', part]));
}

/** No line begins with a comma or a closing bracket, or ends with an opening one. */
function wordsOf(text: string): string[] {
  const found: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = found.at(-1);
    if (last !== undefined && (closing.test(segment) || opening.test(last)))
      found[found.length - 1] = last + segment;
    else found.push(segment);
  }
  return found.flatMap((one) => (one.length > LONGEST_WHOLE_WORD ? lettersOf(one) : one));
}
