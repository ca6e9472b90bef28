import { plainText } from '#domain/platform/search-text.ts';
import type { OfferedPhrase } from './offered-phrases.ts';

/** The letters typed after the ";" that opens the phrase menu, and the position of the ";". */
export interface PhraseCall {
  from: number;
  typed: string;
}

const call = /(?:^|[\s("“‘[])(;([\p{L}\p{N}]{0,20}))$/u;

/**
 * Returns the phrase call that ends at the caret: ";" at the start of a word, followed by letters and digits.
 * Returns undefined if there is none.
 */
export function phraseCall(text: string, caret: number): PhraseCall | undefined {
  const [, called, typed] = call.exec(text.slice(0, caret)) ?? [];
  return called === undefined || typed === undefined ? undefined : { from: caret - called.length, typed };
}

/**
 * Returns the phrases that match the typed letters: by shortcut first, then by a word of the text; otherwise
 * in the given order.
 */
export function matchPhrases(phrases: readonly OfferedPhrase[], typed: string): OfferedPhrase[] {
  const letters = plainText(typed);
  const rank = ({ shortcut, text }: OfferedPhrase) => {
    const plainShortcut = plainText(shortcut);
    if (plainShortcut === letters) return 0;
    if (plainShortcut.startsWith(letters)) return 1;
    return wordsOf(text).some((word) => word.startsWith(letters)) ? 2 : undefined;
  };
  return phrases
    .flatMap((phrase) => {
      const place = rank(phrase);
      return place === undefined ? [] : [{ phrase, place }];
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ phrase }) => phrase);
}

function wordsOf(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
