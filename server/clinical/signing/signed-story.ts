import type { Review } from '#domain/clinical/reviews/review.ts';
import { type SignedReview, signedReviewShape } from '#domain/clinical/reviews/signed-review.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { type Signed, type SignedAct, signedShape } from '#domain/clinical/signing/signed-note.ts';
import { signedOn } from './clinical-words.ts';

/** What was signed, with the hash that it is sealed by. */
export interface Sealed<Said extends Signed = Signed> {
  signed: Said;
  hash: string;
}

/** The review of something signed, with its own seal. */
export interface SealedReview {
  signed: SignedReview;
  hash: string;
}

export type SignedVersion = Exclude<Signed, SignedAct>;

/** Something that stands behind the version that counts: an earlier version, what was added or taken back, or a review. */
export interface Behind {
  heading: string;
  text: Sealed | SealedReview;
  /** Of a version that was withdrawn. */
  isWithdrawn: boolean;
}

/** All that was signed of one session or document, as it is read. */
export interface SignedStory {
  /** The version that counts. */
  counting: Sealed<SignedVersion>;
  /** By which it was taken back. */
  withdrawal: Sealed<SignedAct> | undefined;
  /** Of the version that counts. */
  review: SignedReview | undefined;
  /** The rest, in order of time. */
  behind: Behind[];
}

const actTitles = { addendum: 'Addendum', 'family-statement': 'Family statement', withdrawal: 'Withdrawal' };

/** Tells versions from acts, out of texts in the order in which they were signed, with their reviews. Undefined without a version. */
export function signedStory(
  kept: readonly KeptText[],
  reviews: readonly KeptReview[],
): SignedStory | undefined {
  const texts = kept.map(sealedText);
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

type KeptText = Pick<SignedDocument, 'text' | 'hash'>;
type KeptReview = Pick<Review, 'uid' | 'text' | 'hash'>;

/** What was signed, read from its text, with its seal. */
function sealedText({ text, hash }: KeptText): Sealed {
  return { signed: signedShape.parse(JSON.parse(text)), hash };
}

function sealedReview({ text, hash }: KeptReview): SealedReview {
  return { signed: signedReviewShape.parse(JSON.parse(text)), hash };
}

function momentOf({ text }: Behind): string {
  return text.signed.signedAt;
}

/** What a review is of, where that is not the version that counts: " of version 1", " of an addendum". */
function ofWhat({ signed: { about } }: SealedReview, counting: Sealed, texts: readonly Sealed[]): string {
  const of = texts.find(({ signed }) => signed.uid === about);
  if (of === undefined || of === counting) return '';
  return isAct(of)
    ? ` of the ${actTitles[of.signed.kind].toLowerCase()}`
    : ` of version ${of.signed.version}`;
}

/** Tells the review of something from what was signed of it. */
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
