/** Text as it is searched: without accents, in lower case. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** What somebody typed into a search box, as it is looked for: plain, with single spaces; '' for nothing. */
export function searchedText(typed: string): string {
  return plainText(typed).trim().replace(/\s+/g, ' ');
}
