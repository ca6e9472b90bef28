/** The placeholders of a phrase, in braces, that the note can fill in. */
export const placeholders = ['child', 'goal', 'percent', 'cue'] as const;
export type Placeholder = (typeof placeholders)[number];

/** The values of the placeholders; unknown ones are missing. */
export type PhraseFacts = { readonly [Name in Placeholder]?: string | undefined };

export interface FilledPhrase {
  text: string;
  /** The placeholders left as blanks, each once. */
  missing: readonly Placeholder[];
}

const BLANK = '___';
const inBraces = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');

/**
 * Returns a phrase with its placeholders filled in. Unknown ones become blanks; other braces stay as they
 * are.
 */
export function fillPhrase(text: string, facts: PhraseFacts): FilledPhrase {
  const missing = new Set<Placeholder>();
  const filled = text.replace(inBraces, (_, name: Placeholder) => {
    const known = facts[name];
    if (known === undefined) missing.add(name);
    return known ?? BLANK;
  });
  return { text: filled, missing: [...missing] };
}

/** Returns the position of a text's first blank; undefined if it has none. */
export function firstBlank(text: string): { from: number; to: number } | undefined {
  const from = text.indexOf(BLANK);
  return from === -1 ? undefined : { from, to: from + BLANK.length };
}
