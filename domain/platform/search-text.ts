/** Marks above and below Latin, Greek, Cyrillic, Hebrew and Arabic letters; those of Indian scripts are vowels. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
/** Letters that a keyboard may not have, with what people type for them; other accents come off by themselves. */
const [LETTERS, TYPED] = ['øłđı', 'oldi'];

/**
 * Returns text for searching and ordering: lower case, without accents, and with one way to write each apostrophe,
 * quotation mark, dash and space. The database's function `plain_text` is the same.
 */
export function plainText(text: string): string {
  return text
    .replace(/[’‘‛ʼʻ′´`ˈ]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[øłđı]/g, (letter) => TYPED[LETTERS.indexOf(letter)] ?? letter);
}

/** Returns plain text without the signs in names that people write or leave out: "st. james-elm" is "stjameselm". */
export function squeezedText(plain: string): string {
  return plain.replace(/[ .-]/g, '');
}

/** Compares two texts without regard to accents, capitals and ways to write a sign. */
export function compareText(one: string, other: string): number {
  const [plain, otherPlain] = [plainText(one), plainText(other)];
  return plain < otherPlain ? -1 : plain > otherPlain ? 1 : 0;
}

/** Returns the digits of a typed phone number or part of one; undefined for anything else. */
export function digitsOfNumber(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  return digits !== '' && /^[\d\s().+-]+$/.test(typed) ? digits : undefined;
}

/** Returns a typed search normalized for matching: plain, with single spaces; '' if blank. */
export function searchedText(typed: string): string {
  return plainText(typed).trim().replace(/\s+/g, ' ');
}
