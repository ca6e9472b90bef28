import type { ReactNode } from 'react';
import { plainText } from '#domain/platform/search-text.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** How the label stands in the list, such as partly bold. */
  shown?: ReactNode;
  /** A second line that is searched too, such as an email address. */
  detail?: string | undefined;
  /** What is searched too, and not shown. */
  also?: string | undefined;
}

/** Most options shown at once; typing narrows the rest. */
export const shownOptionLimit = 100;

/** The options in which every typed word begins some word, without regard to case or accents. */
export function matchOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...options];
  return options.filter((option) => {
    const text = ` ${plainText(`${option.label} ${option.detail ?? ''} ${option.also ?? ''}`)}`;
    return words.every((word) => text.includes(` ${word}`) || text.includes(`-${word}`));
  });
}
