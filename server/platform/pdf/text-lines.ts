/** About how many lines a page of a PDF has, and letters a line. */
export const LINES_A_PAGE = 52;
const LETTERS_A_LINE = 95;
/** Characters twice as wide as a letter. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Longer texts may continue on the next page: an unbreakable block taller than a page would be cut off. */
const LINES_IN_ONE = 13;

/** Returns the approximate number of lines of a text; 1 for anything but text. */
export function linesOf(text: unknown): number {
  if (typeof text !== 'string') return 1;
  return text
    .split('\n')
    .reduce((lines, line) => lines + Math.max(1, Math.ceil(widthOf(line) / LETTERS_A_LINE)), 0);
}

function widthOf(line: string): number {
  return line.length + (line.match(wide)?.length ?? 0);
}

/** Returns the lines of all items together. */
export function sumLines<Item>(items: readonly Item[], linesOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + linesOf(item), 0);
}

/** Returns whether a text may continue on the next page. */
export function isLongText(text: string | null | undefined, inOne = LINES_IN_ONE): boolean {
  return linesOf(text) > inOne;
}
