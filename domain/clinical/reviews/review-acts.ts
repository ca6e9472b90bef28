import * as z from 'zod/mini';
import { signedDocumentRecord } from '#domain/clinical/signing/signed-document.ts';
import { signingPassword } from '#domain/clinical/signing/signing-acts.ts';
import { count, day, id } from '#domain/platform/stored-shapes.ts';
import { reviewRecord } from './review.ts';

/** The supervisor's signature of a review. */
export const newReview = z.object({ password: signingPassword });

/** The filters of the list of texts to review. */
export const reviewListStates = ['waiting', 'reviewed'] as const;
export type ReviewListState = (typeof reviewListStates)[number];

const { uid, kind, version, aboutUid, text, hash, signedAt, signedBy, verifiedAt } =
  signedDocumentRecord.fields;

/** A signed text in its supervisor's list: by whom, of what, and when. */
export const listedReviewShape = z.strictObject({
  id,
  uid,
  kind,
  version,
  signedAt,
  /** The signer's printed name. */
  signer: z.string(),
  client: z.string(),
  /** The title of a document as signed; null for anything else. */
  title: z.nullable(z.string()),
  /** The day of service of a note or the last day of a document; null for additions. */
  on: z.nullable(day),
  isLate: z.boolean(),
});
export type ListedReview = z.output<typeof listedReviewShape>;

/** Whether the user supervises anyone, and how many texts await review. */
export const openReviewsShape = z.strictObject({ isSupervisor: z.boolean(), waiting: count });

/** A signed text as a supervisor reads it: without ids of a caseload that is not their own. */
export const readableTextShape = z.strictObject({
  uid,
  kind,
  version,
  aboutUid,
  text,
  hash,
  signedAt,
  signedBy,
  verifiedAt,
});
export type ReadableText = z.output<typeof readableTextShape>;

const { text: reviewText, hash: reviewHash, reviewerId, verifiedAt: reviewVerifiedAt } = reviewRecord.fields;
export const readableReviewShape = z.strictObject({
  uid,
  text: reviewText,
  hash: reviewHash,
  reviewerId,
  verifiedAt: reviewVerifiedAt,
});
export type ReadableReview = z.output<typeof readableReviewShape>;

/** What a supervisor reads about one signed text: everything signed for the same note or document since. */
export const toReviewShape = z.strictObject({
  uid,
  /** In signing order. */
  texts: z.array(readableTextShape),
  reviews: z.array(readableReviewShape),
  /** The attestation that the supervisor signs. */
  attestation: z.string(),
  /** Why it cannot be reviewed; null if it can. */
  refusal: z.nullable(z.string()),
  needsPassword: z.boolean(),
});
export type ToReview = z.output<typeof toReviewShape>;
