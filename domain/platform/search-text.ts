/** Returns text for searching: lower case, without accents. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
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
