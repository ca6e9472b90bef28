import type { Day } from '#domain/dates.ts';
import { ownTexts, withOwnTexts } from './own-texts.ts';
import type { PublicIdentity } from './public-identity.ts';
import { sampleIdentity } from './sample-identity.ts';
import { sampleInSpanish } from './sample-in-spanish.ts';
import type { OwnText } from './saying.ts';
import { noSpanish, type SpanishText } from './spanish-website.ts';

/** What can be said of a text's Spanish. */
export type SpanishState = 'missing' | 'older' | 'unreviewed' | 'reviewed';

/** A text of the owner beside its Spanish. */
export interface SpanishTextState {
  text: OwnText;
  state: SpanishState;
  /** Empty where it is missing. */
  spanish: string;
  /** The English that it was written for: another one than today's where it is older. */
  writtenFor: string;
  reviewedBy: string;
  reviewedOn: Day | null;
  /** Whether it ships with the program, as its English does. */
  isShipped: boolean;
}

const shippedSpanish = new Map(
  ownTexts(sampleIdentity).flatMap(({ key, english }): [string, string][] => {
    const spanish = sampleInSpanish[key];
    return spanish === undefined ? [] : [[english, spanish]];
  }),
);

/** Every text of the owner with its Spanish, in the order of the form. */
export function spanishTextStates(identity: PublicIdentity): SpanishTextState[] {
  const { texts, shippedReviewedBy, shippedReviewedOn } = identity.spanish;
  const own = ownTexts(identity);
  const said = new Set(own.map(({ english }) => english));
  return own.map((text) => {
    const here = texts.find(({ key }) => key === text.key);
    // A text that moved, such as a question after one that was removed, keeps its Spanish.
    const written =
      here?.english === text.english ? here : texts.find(({ english }) => english === text.english);
    if (written) return stateOf(text, written, false);
    const spanish = shippedSpanish.get(text.english);
    if (spanish !== undefined) {
      const shipped = { spanish, english: text.english };
      return stateOf(
        text,
        { ...shipped, reviewedBy: shippedReviewedBy, reviewedOn: shippedReviewedOn },
        true,
      );
    }
    // What stands here for words that are now said elsewhere belongs to those.
    const older = here && !said.has(here.english) ? here : nothingWritten;
    return stateOf(text, older, false);
  });
}

const nothingWritten = { spanish: '', english: '', reviewedBy: '', reviewedOn: null };

function stateOf(
  text: OwnText,
  { spanish, english, reviewedBy, reviewedOn }: Omit<SpanishText, 'key'>,
  isShipped: boolean,
): SpanishTextState {
  const isReviewed = reviewedBy !== '' && reviewedOn !== null;
  const current = isReviewed ? 'reviewed' : 'unreviewed';
  const state = spanish === '' ? 'missing' : english === text.english ? current : 'older';
  return { text, state, spanish, writtenFor: english, reviewedBy, reviewedOn, isShipped };
}

/** The texts that keep the website from being shown in Spanish: not there, or older than their English. */
export function lackingSpanish(identity: PublicIdentity): SpanishTextState[] {
  return spanishTextStates(identity).filter(({ state }) => state === 'missing' || state === 'older');
}

/** Whether every text of the owner is there in Spanish, as new as its English. */
export function isSpanishComplete(identity: PublicIdentity): boolean {
  return lackingSpanish(identity).length === 0;
}

/** Whether families see the website in Spanish: the owner wants it, and nothing of it would be English. */
export function isSpanishShown(identity: PublicIdentity): boolean {
  return identity.spanish.isShown && isSpanishComplete(identity);
}

/** The website with the owner's Spanish in the place of her English; what is missing stays as it is. */
export function spanishIdentity(identity: PublicIdentity): PublicIdentity {
  const spanish = new Map(spanishTextStates(identity).map((one) => [one.text.key, one.spanish]));
  const said = withOwnTexts(identity, ({ key, english }) => spanish.get(key) || english);
  return { ...said, spanish: noSpanish };
}
