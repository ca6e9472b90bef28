import type { Review } from '#domain/clinical/reviews/review.ts';
import { type SignedReview, signedReviewShape } from '#domain/clinical/reviews/signed-review.ts';
import { isUnverified, type SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { type Signed, type SignedAct, signedShape } from '#domain/clinical/signing/signed-note.ts';
import { signedOn } from './pdf-child.ts';

/** A signed text with its hash. */
export interface Sealed<Said extends Signed = Signed> {
  signed: Said;
  hash: string;
  /** Whether it came with an archive and nothing here confirms it. */
  isUnverified: boolean;
}

/** The review of a signed text, with its own hash. */
export interface SealedReview {
  signed: SignedReview;
  hash: string;
  isUnverified: boolean;
}

export type SignedVersion = Exclude<Signed, SignedAct>;

/** A text that follows the current version: an earlier version, an addition, a withdrawal or a review. */
export interface Behind {
  heading: string;
  text: Sealed | SealedReview;
  /** Whether it is a version that was withdrawn. */
  isWithdrawn: boolean;
}

/** All texts signed for one session or document, in display order. */
export interface SignedStory {
  /** The current version. */
  counting: Sealed<SignedVersion>;
  /** Its withdrawal, if any. */
  withdrawal: Sealed<SignedAct> | undefined;
  /** The review of the current version. */
  review: SignedReview | undefined;
  /** The other texts, by time. */
  behind: Behind[];
}

const actTitles = { addendum: 'Addendum', 'family-statement': 'Family statement', withdrawal: 'Withdrawal' };

/**
 * Sorts signed texts, in signing order, and their reviews into versions and acts; undefined without a
 * version.
 */
export function signedStory(
  stored: readonly StoredText[],
  reviews: readonly StoredReview[],
): SignedStory | undefined {
  const texts = stored.map(sealedText);
  const uids = new Set(texts.map(({ signed }) => signed.uid));
  const ofThese = reviews.filter(({ uid }) => uids.has(uid)).map(sealedReview);
  const versions = texts.filter(isVersion);
  const acts = texts.filter(isAct);
  const counting = versions.at(-1);
  if (!counting) return undefined;
  const withdrawalOf = ({ uid }: Signed) =>
    acts.find(({ signed }) => signed.kind === 'withdrawal' && signed.about === uid);
  return {
    counting,
    withdrawal: withdrawalOf(counting.signed),
    review: ofThese.find(({ signed }) => signed.about === counting.signed.uid)?.signed,
    behind: [
      ...texts
        .filter((text) => text !== counting)
        .map((text) => ({
          text,
          heading: headingOf(text, versions),
          isWithdrawn: withdrawalOf(text.signed) !== undefined,
        })),
      ...ofThese.map((text) => ({
        text,
        heading: `Review${ofWhat(text, counting, texts)}, ${signedOn(text.signed)}`,
        isWithdrawn: false,
      })),
    ].toSorted((one, other) => momentOf(one).localeCompare(momentOf(other))),
  };
}

type StoredText = Pick<SignedDocument, 'text' | 'hash' | 'signedBy' | 'verifiedAt'>;
type StoredReview = Pick<Review, 'uid' | 'text' | 'hash' | 'reviewerId' | 'verifiedAt'>;

/** Parses a signed text and adds its hash. */
function sealedText({ text, hash, signedBy, verifiedAt }: StoredText): Sealed {
  const signed = signedShape.parse(JSON.parse(text));
  return { signed, hash, isUnverified: isUnverified(signedBy, verifiedAt) };
}

function sealedReview({ text, hash, reviewerId, verifiedAt }: StoredReview): SealedReview {
  const signed = signedReviewShape.parse(JSON.parse(text));
  return { signed, hash, isUnverified: isUnverified(reviewerId, verifiedAt) };
}

function momentOf({ text }: Behind): string {
  return text.signed.signedAt;
}

/** Returns what a review is about, if not the current version: " of version 1", " of an addendum". */
function ofWhat({ signed: { about } }: SealedReview, counting: Sealed, texts: readonly Sealed[]): string {
  const of = texts.find(({ signed }) => signed.uid === about);
  if (of === undefined || of === counting) return '';
  return isAct(of)
    ? ` of the ${actTitles[of.signed.kind].toLowerCase()}`
    : ` of version ${of.signed.version}`;
}

/** Returns whether a text is a review. */
export function isReview(text: Sealed | SealedReview): text is SealedReview {
  return text.signed.kind === 'review';
}

export function isVersion(text: Sealed): text is Sealed<SignedVersion> {
  return !isAct(text);
}

export function isAct(text: Sealed): text is Sealed<SignedAct> {
  return text.signed.kind in actTitles;
}

function headingOf(text: Sealed, versions: readonly Sealed[]): string {
  if (isAct(text)) return `${actTitles[text.signed.kind]}, ${signedOn(text.signed)}`;
  const next = versions[versions.indexOf(text) + 1];
  const replaced = next ? `, replaced ${signedOn(next.signed)}` : '';
  return `Version ${text.signed.version}${replaced}`;
}
