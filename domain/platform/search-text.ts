/** Text as it is searched: without accents, in lower case. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The digits of what somebody typed, when it is a phone number or part of one; undefined for anything else. */
export function digitsOfNumber(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  return digits !== '' && /^[\d\s().+-]+$/.test(typed) ? digits : undefined;
}

/** What somebody typed into a search box, as it is looked for: plain, with single spaces; '' for nothing. */
export function searchedText(typed: string): string {
  return plainText(typed).trim().replace(/\s+/g, ' ');
}
