/** A range of a text: the index of its first character and the index after its last. */
export interface TextRange {
  from: number;
  to: number;
}

/**
 * Returns a phrase with the spaces it needs when it replaces a range of a text, so that words do not run
 * together.
 */
export function spacedPhrase(text: string, { from, to }: TextRange, phrase: string): string {
  const before = /[^\s("“‘[]$/u.test(text.slice(0, from)) ? ' ' : '';
  const after = /^[\p{L}\p{N}("“‘[]/u.test(text.slice(to)) ? ' ' : '';
  return `${before}${phrase}${after}`;
}
