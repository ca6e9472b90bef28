import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { type ClaimName, isClaimed } from '#domain/website/identity/website-claims.ts';
import type { Point } from './content-shapes.ts';

/** Words that hold only of some practices: of those that make the claim, and others or none for the rest. */
interface ClaimedWords {
  claim: ClaimName;
  words: string;
  otherwise?: string;
}

export type Words = string | ClaimedWords;

/** What the website says of them for this practice; undefined for nothing. */
export function said(words: Words, { claims }: PublicIdentity): string | undefined {
  if (typeof words === 'string') return words;
  return isClaimed(claims, words.claim) ? words.words : words.otherwise;
}

/** Those of a list that are said for this practice. */
export function allSaid(list: readonly Words[], identity: PublicIdentity): string[] {
  return list.flatMap((words) => said(words, identity) ?? []);
}

export interface ClaimedPoint {
  title: string;
  text: Words;
}

/** The points of a list that hold for this practice, in its words. */
export function confirmedPoints(points: readonly ClaimedPoint[], identity: PublicIdentity): Point[] {
  return points.flatMap(({ title, text }) => {
    const words = said(text, identity);
    return words === undefined ? [] : { title, text: words };
  });
}
