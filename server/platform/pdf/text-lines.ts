/** About how many lines a page of a PDF has, and letters a line. */
export const LINES_A_PAGE = 52;
const LETTERS_A_LINE = 95;
/** Takes the room of two letters. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** What has more lines may run on to the next page: a block in one piece that is taller than a page would be cut off. */
const LINES_IN_ONE = 13;

/** About how many lines a text takes; one where there is none. */
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

/** Whether a text may run on to the next page. */
export function isLongText(text: string | null | undefined, inOne = LINES_IN_ONE): boolean {
  return linesOf(text) > inOne;
}
