/** Encodings of lists that are not whole UTF-8, with the names that a person knows them by; likely ones first. */
export const encodings = [
  ...(['windows-1252', 'macintosh', 'cp850', 'utf-8', 'windows-1250', 'windows-1251'] as const),
  ...(['windows-1253', 'windows-1254', 'windows-1255', 'windows-1256'] as const),
  ...(['gb18030', 'big5', 'euc-kr', 'shift_jis'] as const),
] as const;
export type Encoding = (typeof encodings)[number];

export const encodingLabels: Record<Encoding, string> = {
  'windows-1252': 'Windows (Western Europe)',
  macintosh: 'Macintosh',
  cp850: 'DOS',
  'utf-8': 'Unicode (UTF-8)',
  'windows-1250': 'Windows (Central Europe)',
  'windows-1251': 'Windows (Cyrillic)',
  'windows-1253': 'Windows (Greek)',
  'windows-1254': 'Windows (Turkish)',
  'windows-1255': 'Windows (Hebrew)',
  'windows-1256': 'Windows (Arabic)',
  gb18030: 'Chinese (simplified)',
  big5: 'Chinese (traditional)',
  'euc-kr': 'Korean',
  shift_jis: 'Japanese',
};

/** A word with a letter beyond A to Z; apostrophes, hyphens and dots belong to names. */
const WORD = /[^\s,;|"()]*[^\s\p{ASCII},;|"()][^\s,;|"()]*/gu;
/** Lower case within a word, or a capital at its start, as in José, Ángel, O’Brien, Jean–Luc is not. */
const USUAL =
  /^[“‘«¡¿]?(?:Mc|Mac|De|Di|Du|La|Le|Lo|Fitz|\p{Lu}[’'.]?)?(?:\p{Lu}?[\p{Ll}\p{M}]*(?:[-’'.]\p{Lu}?[\p{Ll}\p{M}]*)*|[\p{Lu}\p{M}]+(?:[-’'][\p{Lu}\p{M}]+)*)[”’».:…!?]*$/u;
/** Signs that stand alone between words. */
const SIGNS = /^[–—…•½¼¾°✓“”‘’«»]+$/;
/** Letters without capitals: Chinese, Korean, Bengali, Hebrew, Arabic. */
const UNCASED = /^[\p{Lo}\p{M}\p{Lm}\p{Nd}\p{Cf}·・-]+$/u;
/** Cyrillic letters read as Western ones, "Èâàí": no name has so many accents in a row. */
const ACCENTS_IN_A_ROW = /[À-ÖØ-öø-ſ]{3}/;
const MIXED =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]\p{Script=Latin}/u;
/** Letters of names in the languages of Western Europe; others are right, but rarer. */
const COMMON = /^[\p{ASCII}¡¿áàâäãåéèêëíìîïóòôöõøúùûüñçýÿæœßÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕØÚÙÛÜÑÇÝÆŒ’‘“”«»–—…]*$/u;
/** An apostrophe before two lower-case letters or more stands where a letter was: "Garc’a" is none, "Ana’s" is. */
const APOSTROPHE_WITHIN = /\p{Ll}[’‘](?!(?:s|t|d|m|re|ve|ll)(?!\p{L}))\p{Ll}/u;

/** Returns the words of a text with letters beyond A to Z, each once. */
export function accentedWords(text: string): string[] {
  return [...new Set(text.match(WORD) ?? [])];
}

/** Returns up to `count` of these words, those first that nobody is called by. */
export function exampleWords(words: readonly string[], count: number): string[] {
  return words.toSorted((one, other) => strangeness([other]) - strangeness([one])).slice(0, count);
}

const STRANGE = 10;

/** Returns whether a text has a word that nobody is called by: JosŽ, JosÃ©. */
export function isStrange(text: string): boolean {
  return strangeness(accentedWords(text)) >= STRANGE;
}

/** Returns how unlikely it is that the words are names and text: 0 if each looks as people write. */
export function strangeness(words: readonly string[]): number {
  return words.reduce((sum, word) => {
    if (SIGNS.test(word)) return sum;
    if (!isUsual(word) || APOSTROPHE_WITHIN.test(word)) return sum + STRANGE;
    return sum + (COMMON.test(word) ? 0 : 1);
  }, 0);
}

function isUsual(word: string): boolean {
  if (/[ªº]/.test(word) || MIXED.test(word)) return false;
  return (USUAL.test(word) && !ACCENTS_IN_A_ROW.test(word)) || UNCASED.test(word);
}
