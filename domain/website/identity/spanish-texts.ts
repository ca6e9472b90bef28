import type { Day } from '#domain/platform/dates.ts';
import { type OwnText, ownTexts, withOwnTexts } from './own-texts.ts';
import type { PublicIdentity } from './public-identity.ts';
import { sampleIdentity, sampleInSpanish } from './sample-identity.ts';
import { MOST_SPANISH_TEXTS, noSpanish, type SpanishText, type SpanishWebsite } from './spanish-website.ts';

export type SpanishState = 'missing' | 'older' | 'unreviewed' | 'reviewed';

/** An owner's text with its Spanish. */
export interface SpanishTextState {
  text: OwnText;
  state: SpanishState;
  /** Empty if it is missing. */
  spanish: string;
  /** The English that it was written for; differs from the current English if it is outdated. */
  writtenFor: string;
  reviewedBy: string;
  reviewedOn: Day | null;
  /** Whether it ships with the program, like its English. */
  isShipped: boolean;
}

let shippedPairs: ReadonlyMap<string, string> | undefined;

/** Returns the shipped Spanish by its English, collected when first needed: it would be a part of the program's start. */
function shippedSpanish(): ReadonlyMap<string, string> {
  shippedPairs ??= pairShippedTexts();
  return shippedPairs;
}

function pairShippedTexts(): ReadonlyMap<string, string> {
  const spanish = new Map(ownTexts(sampleInSpanish).map(({ key, english }) => [key, english]));
  return new Map(ownTexts(sampleIdentity).map(({ key, english }) => [english, spanish.get(key) ?? english]));
}

/** Returns every text of the owner with its Spanish, in the form's order. */
export function spanishTextStates(identity: PublicIdentity): SpanishTextState[] {
  const { shippedReviewedBy, shippedReviewedOn } = identity.spanish;
  return writtenSpanish(identity).map(({ text, written }) => {
    const spanish = shippedSpanish().get(text.english);
    if (written?.english === text.english || spanish === undefined)
      return stateOf(text, written ?? nothingWritten, false);
    const shipped = { spanish, english: text.english };
    return stateOf(text, { ...shipped, reviewedBy: shippedReviewedBy, reviewedOn: shippedReviewedOn }, true);
  });
}

/** Returns the owner's Spanish for each text, even if written for earlier English. */
function writtenSpanish(identity: PublicIdentity): { text: OwnText; written: SpanishText | undefined }[] {
  const { texts } = identity.spanish;
  const own = ownTexts(identity);
  const current = new Set(own.map(({ english }) => english));
  return own.map((text) => {
    const here = texts.find(({ key }) => key === text.key);
    if (here?.english === text.english) return { text, written: here };
    // A text that moved, such as a question after a deleted one, keeps its Spanish.
    const moved = texts.find(({ english }) => english === text.english);
    return { text, written: moved ?? (here && current.has(here.english) ? undefined : here) };
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

/** Returns whether the owner named a qualified translator who reviewed the shipped Spanish, and the day. */
export function isShippedReviewed({ spanish }: PublicIdentity): boolean {
  return spanish.shippedReviewedBy !== '' && spanish.shippedReviewedOn !== null;
}

/**
 * Returns the texts whose Spanish is missing or older than their English; while there are any, the website is
 * not shown in Spanish.
 */
export function lackingSpanish(identity: PublicIdentity): SpanishTextState[] {
  return spanishTextStates(identity).filter(isLacking);
}

/** Returns whether a text's Spanish is missing or older than its English. */
export function isLacking({ state }: Pick<SpanishTextState, 'state'>): boolean {
  return state === 'missing' || state === 'older';
}

/** Returns the texts that lack Spanish after a change but not before it. */
export function textsThatTakeBack(before: PublicIdentity, after: PublicIdentity): OwnText[] {
  const lackedBefore = new Set(lackingSpanish(before).map(({ text }) => text.english));
  return lackingSpanish(after)
    .map(({ text }) => text)
    .filter(({ english }) => !lackedBefore.has(english));
}

/** Returns whether every text of the owner has current Spanish. */
export function isSpanishComplete(identity: PublicIdentity): boolean {
  return lackingSpanish(identity).length === 0;
}

/** Returns whether families see the website in Spanish: the owner wants it, and no text is missing. */
export function isSpanishShown(identity: PublicIdentity): boolean {
  return identity.spanish.isShown && isSpanishComplete(identity);
}

/** Returns the website in Spanish; texts without Spanish stay in English. */
export function spanishIdentity(identity: PublicIdentity): PublicIdentity {
  const spanish = new Map(spanishTextStates(identity).map((one) => [one.text.key, one.spanish]));
  return { ...withOwnTexts(identity, ({ key, english }) => spanish.get(key) || english), spanish: noSpanish };
}

/**
 * Returns the Spanish of a website with each text under the path of its English, followed by Spanish for
 * deleted English, so that it can be used again.
 */
export function settledSpanish(identity: PublicIdentity): SpanishWebsite {
  const found = writtenSpanish(identity).flatMap(({ text, written }) => (written ? [{ text, written }] : []));
  const used = new Set(found.map(({ written }) => written));
  const paths = new Set(ownTexts(identity).map(({ key }) => key));
  const settled = found.map(({ text, written }) => ({ ...written, key: text.key }));
  const others = identity.spanish.texts
    .filter((one) => !used.has(one))
    .map((one) => ({ ...one, key: paths.has(one.key) ? '' : one.key }));
  return { ...identity.spanish, texts: [...settled, ...others].slice(0, MOST_SPANISH_TEXTS) };
}

/**
 * Returns an earlier edition with its own Spanish and what was written since for the same English. Whether
 * the website is shown in Spanish, and who reviewed the shipped Spanish, are not restored.
 */
export function withSpanishSince(earlier: PublicIdentity, now: PublicIdentity): PublicIdentity {
  const known = new Set(earlier.spanish.texts.map(({ english }) => english));
  const since = now.spanish.texts.filter(({ english }) => !known.has(english));
  const texts = [...earlier.spanish.texts, ...since.map((one) => ({ ...one, key: '' }))];
  const spanish = settledSpanish({ ...earlier, spanish: { ...now.spanish, texts } });
  return { ...earlier, spanish };
}
