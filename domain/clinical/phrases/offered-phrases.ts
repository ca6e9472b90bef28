import type { GoalDomain } from '#domain/clinical/goals/goal-domains.ts';
import { type BuiltInPhrase, builtInPhrases } from './built-in-phrases.ts';
import type { Phrase } from './phrase.ts';
import type { PhraseSection } from './phrase-sections.ts';

/** A phrase that can be inserted into a note: the therapist's own or a built-in one. */
export interface OfferedPhrase {
  section: PhraseSection;
  domain?: GoalDomain;
  /** Unique among the offered phrases. */
  shortcut: string;
  text: string;
}

/** How often each phrase was used in each section, by `keyOfUse`. */
export type PhraseUses = Readonly<Record<string, number>>;

/** The number of phrases shown as buttons next to a field. */
const CHIPS = 3;

/**
 * Returns the therapist's own phrases, then the built-in ones; for a missed session only those that give a
 * reason. An own phrase replaces the built-in one with the same shortcut.
 */
export function offeredPhrases(
  own: readonly Phrase[],
  { isMissed, builtIn = builtInPhrases }: { isMissed: boolean; builtIn?: readonly BuiltInPhrase[] },
): OfferedPhrase[] {
  const taken = new Set(own.map(({ shortcut }) => shortcut));
  const fitting = builtIn.filter(({ isOfMissed }) => !isMissed || isOfMissed);
  return [...own, ...fitting.filter(({ shortcut }) => !taken.has(shortcut))];
}

/** Returns the key under which uses of a phrase in one section are counted. */
export function keyOfUse(section: PhraseSection, { shortcut }: Pick<OfferedPhrase, 'shortcut'>): string {
  return `${section} ${shortcut}`;
}

/**
 * Sorts phrases for a section: most used there first, then those of the section; otherwise in the given
 * order.
 */
export function inOrderOfUse(
  phrases: readonly OfferedPhrase[],
  section: PhraseSection,
  uses: PhraseUses,
): OfferedPhrase[] {
  const times = (phrase: OfferedPhrase) => uses[keyOfUse(section, phrase)] ?? 0;
  const isElsewhere = (phrase: OfferedPhrase) => Number(phrase.section !== section);
  return phrases.toSorted((a, b) => times(b) - times(a) || isElsewhere(a) - isElsewhere(b));
}

/** Returns the three most used phrases of a section. */
export function mostUsed(
  phrases: readonly OfferedPhrase[],
  section: PhraseSection,
  uses: PhraseUses,
): OfferedPhrase[] {
  return inOrderOfUse(phrases, section, uses).slice(0, CHIPS);
}
