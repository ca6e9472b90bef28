import type { GoalDomain } from '#domain/clinical/goals/goal-words.ts';
import { type BuiltInPhrase, builtInPhrases } from './built-in-phrases.ts';
import type { Phrase } from './phrase.ts';
import type { PhraseSection } from './phrase-sections.ts';

/** A phrase that can be put into a note: an own one, or one that comes with the program. */
export interface OfferedPhrase {
  section: PhraseSection;
  domain?: GoalDomain;
  /** Tells it apart from every other one. */
  shortcut: string;
  text: string;
}

/** How often each phrase was used in each section, by `keyOfUse`. */
export type PhraseUses = Readonly<Record<string, number>>;

/** How many of them stand as buttons beside a field. */
const CHIPS = 3;

/**
 * The own phrases, and after them the built-in ones, of a missed session those alone that say why; an own one takes the place
 * of the built-in one with its shortcut.
 */
export function offeredPhrases(
  own: readonly Phrase[],
  { isMissed, builtIn = builtInPhrases }: { isMissed: boolean; builtIn?: readonly BuiltInPhrase[] },
): OfferedPhrase[] {
  const taken = new Set(own.map(({ shortcut }) => shortcut));
  const fitting = builtIn.filter(({ isOfMissed }) => !isMissed || isOfMissed);
  return [...own, ...fitting.filter(({ shortcut }) => !taken.has(shortcut))];
}

/** Under what the uses of a phrase in one section are counted. */
export function keyOfUse(section: PhraseSection, { shortcut }: Pick<OfferedPhrase, 'shortcut'>): string {
  return `${section} ${shortcut}`;
}

/** In the order of a section: the most used there first, then those of the section, each otherwise as they came. */
export function inOrderOfUse(
  phrases: readonly OfferedPhrase[],
  section: PhraseSection,
  uses: PhraseUses,
): OfferedPhrase[] {
  const times = (phrase: OfferedPhrase) => uses[keyOfUse(section, phrase)] ?? 0;
  const isElsewhere = (phrase: OfferedPhrase) => Number(phrase.section !== section);
  return phrases.toSorted((a, b) => times(b) - times(a) || isElsewhere(a) - isElsewhere(b));
}

/** The three of a section that are used most. */
export function mostUsed(
  phrases: readonly OfferedPhrase[],
  section: PhraseSection,
  uses: PhraseUses,
): OfferedPhrase[] {
  return inOrderOfUse(phrases, section, uses).slice(0, CHIPS);
}
