/** About how many lines a page of a PDF has, and letters a line. */
export const LINES_A_PAGE = 52;
const LETTERS_A_LINE = 95;

/** About how many lines a text takes; one where there is none. */
export function linesOf(text: unknown): number {
  return typeof text === 'string' ? Math.ceil(text.length / LETTERS_A_LINE) : 1;
}
