/** The placeholders in our phrases and starting texts: ___, [ ], {word} and TBD. */
const BLANK = /_{3,}|\[\s*\]|\{\s*[a-z][a-z -]{0,40}\}|\bTBD\b/giu;

/** The number of characters shown around a blank. */
const LETTERS_AROUND = 24;

/**
 * Returns the blanks of a text in order, each with a few words around it: "Ada ___ in class on…". "Tbd" in a name and code in
 * braces are none.
 */
export function findBlanks(text: string): string[] {
  return Array.from(text.matchAll(BLANK)).flatMap(({ index, 0: blank }) => {
    if (/^tbd$/i.test(blank) && blank !== 'TBD') return [];
    const before = text.slice(0, index);
    const after = text.slice(index + blank.length);
    return [`${endOf(before)}${blank}${startOf(after)}`.replaceAll(/\s+/g, ' ').trim()];
  });
}

/** Returns the last words before a blank. */
function endOf(before: string): string {
  if (before.length <= LETTERS_AROUND) return before;
  return `…${before.slice(-LETTERS_AROUND).replace(/^\S*\s/, '')}`;
}

/** Returns the first words after a blank. */
function startOf(after: string): string {
  if (after.length <= LETTERS_AROUND) return after;
  return `${after.slice(0, LETTERS_AROUND).replace(/\s\S*$/, '')}…`;
}

/** A titled part of something written. */
interface TitledText {
  title: string;
  text: string;
}

/** Returns the blanks of several texts, each with its title: "Subjective: “Ada ___ in class on…”". */
export function blanksIn(texts: readonly TitledText[]): string[] {
  return texts.flatMap(({ title, text }) => findBlanks(text).map((blank) => `${title}: “${blank}”`));
}

/** Returns why something with these blanks is not final yet, as a sentence; undefined if there are none. */
export function blanksRefusal(blanks: readonly string[]): string | undefined {
  const [first, ...others] = blanks;
  if (first === undefined) return undefined;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return `A blank is not filled in yet. ${first}${more}. Fill it in, or confirm that it is meant`;
}
