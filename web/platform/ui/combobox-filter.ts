import type { ReactNode } from 'react';
import { namePattern, plainText } from '#domain/platform/search-text.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** How the label is displayed in the list, for example partly bold. */
  shown?: ReactNode;
  /** A second line that is also searched, such as an email address. */
  detail?: string | undefined;
  /** Text that is searched but not displayed. */
  also?: string | undefined;
}

/** Maximum number of displayed options; typing narrows the rest. */
export const shownOptionLimit = 100;

/**
 * Returns the options in which every typed word starts a word, ignoring case, accents, and where the words of a name are
 * written together or apart.
 */
export function matchOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...options];
  const pattern = namePattern(typed);
  const name = pattern === undefined ? undefined : new RegExp(pattern);
  return options.filter((option) => {
    const text = ` ${plainText(`${option.label} ${option.detail ?? ''} ${option.also ?? ''}`)}`;
    return words.every((word) => text.includes(` ${word}`) || text.includes(`-${word}`)) || name?.test(text);
  });
}
