/** Signs that keyboards write in several ways, with the one that a search has for all of them. */
const signs = {
  "'": '’‘‛ʼʻ′´`ˈ＇',
  '"': '“”„‟″«»＂',
  '-': '‐‑‒–—―−﹣－',
  ' ': '\u00a0\u2002\u2003\u2007\u2009\u202f\u3000',
} as const;

/** Letters that a keyboard may not have, with what people type for them; other accents come off by themselves. */
const letters = { ø: 'o', ł: 'l', đ: 'd', ı: 'i' } as const;

const signOf = new Map(Object.entries(signs).flatMap(([sign, ways]) => [...ways].map((way) => [way, sign])));
const letterOf = new Map<string, string>(Object.entries(letters));
const anySign = new RegExp(`[${[...signOf.keys()].join('')}]`, 'g');
const anyLetter = new RegExp(`[${[...letterOf.keys()].join('')}]`, 'g');

/** Marks above and below Latin, Greek, Cyrillic, Hebrew and Arabic letters; those of Indian scripts are vowels. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;

/**
 * Returns text for searching and ordering: lower case, without accents, and with one way to write each sign. The
 * database's function `plain_text` is the same.
 */
export function plainText(text: string): string {
  return text
    .replace(anySign, (way) => signOf.get(way) ?? way)
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(anyLetter, (letter) => letterOf.get(letter) ?? letter);
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
