/** A part of a text, by the places of its first character and of the one after its last. */
export interface TextRange {
  from: number;
  to: number;
}

/** A phrase with the spaces that it takes where it replaces a part of a text, so that no two words grow together. */
export function spacedPhrase(text: string, { from, to }: TextRange, phrase: string): string {
  const before = /[^\s("“‘[]$/u.test(text.slice(0, from)) ? ' ' : '';
  const after = /^[\p{L}\p{N}("“‘[]/u.test(text.slice(to)) ? ' ' : '';
  return `${before}${phrase}${after}`;
}
