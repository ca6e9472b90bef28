/** Encodings that lists come in when they are not UTF-8, with the names that a person knows them by. */
export const encodings = ['windows-1252', 'macintosh', 'cp850', 'windows-1250'] as const;
export type Encoding = (typeof encodings)[number];

export const encodingLabels: Record<Encoding, string> = {
  'windows-1252': 'Windows (Western Europe)',
  macintosh: 'Macintosh',
  cp850: 'DOS',
  'windows-1250': 'Windows (Central Europe)',
};

/** A word with a letter beyond A to Z; apostrophes, hyphens and dots belong to names. */
const WORD = /[^\s,;|"()]*[^\s\p{ASCII},;|"()][^\s,;|"()]*/gu;
/** Lower case within a word, or a capital at its start, as in José, Ángel, O’Brien, Jean–Luc is not. */
const USUAL =
  /^[“‘«]?(?:\p{Lu}[’'.]?)?(?:\p{Lu}?[\p{Ll}\p{M}]*(?:[-’'.]\p{Lu}?[\p{Ll}\p{M}]*)*|[\p{Lu}\p{M}]+(?:[-’'][\p{Lu}\p{M}]+)*)[”’».:…!?]*$/u;
/** Letters of names in the languages of Western Europe; others are right, but rarer. */
const COMMON = /^[\p{ASCII}áàâäãåéèêëíìîïóòôöõøúùûüñçýÿæœßÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕØÚÙÛÜÑÇÝÆŒ’‘“”«»–—…]*$/u;
/** An apostrophe before two lower-case letters or more stands where a letter was: "Garc’a" is none, "Ana’s" is. */
const APOSTROPHE_WITHIN = /\p{Ll}[’‘](?!(?:s|t|d|m|re|ve|ll)(?!\p{L}))\p{Ll}/u;

/** Returns the words of a text with letters beyond A to Z, each once. */
export function accentedWords(text: string): string[] {
  return [...new Set(text.match(WORD) ?? [])];
}

/** Returns how unlikely it is that the words are names and text: 0 if each looks as people write. */
export function strangeness(words: readonly string[]): number {
  return words.reduce((sum, word) => {
    if (!USUAL.test(word) || APOSTROPHE_WITHIN.test(word)) return sum + 10;
    return sum + (COMMON.test(word) ? 0 : 1);
  }, 0);
}
