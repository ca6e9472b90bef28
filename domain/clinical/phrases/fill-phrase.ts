/** What can stand in a phrase, in braces, for something that the note knows. */
export const placeholders = ['child', 'goal', 'percent', 'cue'] as const;
export type Placeholder = (typeof placeholders)[number];

/** What a note knows of them; what is missing is not known. */
export type PhraseFacts = { readonly [Name in Placeholder]?: string | undefined };

export interface FilledPhrase {
  text: string;
  /** What is not known and stands as a blank, each once. */
  missing: readonly Placeholder[];
}

const BLANK = '___';
const inBraces = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');

/** A phrase with what the note knows in it: what is not known stays as a blank to fill in. Other braces stay as they are. */
export function fillPhrase(text: string, facts: PhraseFacts): FilledPhrase {
  const missing = new Set<Placeholder>();
  const filled = text.replace(inBraces, (_, name: Placeholder) => {
    const known = facts[name];
    if (known === undefined) missing.add(name);
    return known ?? BLANK;
  });
  return { text: filled, missing: [...missing] };
}

/** Where the first blank of a text stands, or undefined when there is none. */
export function firstBlank(text: string): { from: number; to: number } | undefined {
  const from = text.indexOf(BLANK);
  return from === -1 ? undefined : { from, to: from + BLANK.length };
}
