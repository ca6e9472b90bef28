import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { type ClaimName, isClaimed } from '#domain/website/identity/website-claims.ts';
import type { Point } from './content-shapes.ts';

/** Text that applies only if the practice makes a claim, with an optional alternative. */
interface ClaimedText {
  claim: ClaimName;
  words: string;
  otherwise?: string;
}

export type Words = string | ClaimedText;

/** Returns the text that applies to this practice; undefined for none. */
export function textFor(words: Words, { claims }: PublicIdentity): string | undefined {
  if (typeof words === 'string') return words;
  return isClaimed(claims, words.claim) ? words.words : words.otherwise;
}

/** Returns the texts of a list that apply to this practice. */
export function textsFor(list: readonly Words[], identity: PublicIdentity): string[] {
  return list.flatMap((words) => textFor(words, identity) ?? []);
}

export interface ClaimedPoint {
  title: string;
  text: Words;
}

/** Returns the points of a list that apply to this practice. */
export function confirmedPoints(points: readonly ClaimedPoint[], identity: PublicIdentity): Point[] {
  return points.flatMap(({ title, text }) => {
    const words = textFor(text, identity);
    return words === undefined ? [] : { title, text: words };
  });
}
