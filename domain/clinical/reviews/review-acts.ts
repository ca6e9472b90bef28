import * as z from 'zod/mini';
import { signedDocumentRecord } from '#domain/clinical/signing/signed-document.ts';
import { signingPassword } from '#domain/clinical/signing/signing-acts.ts';
import { count, day, id } from '#domain/platform/stored-shapes.ts';
import { reviewRecord } from './review.ts';

/** The one act of a supervisor. */
export const newReview = z.object({ password: signingPassword });

/** What the list of texts to review can be narrowed to. */
export const reviewListStates = ['waiting', 'reviewed'] as const;
export type ReviewListState = (typeof reviewListStates)[number];

const { uid, kind, version, aboutUid, text, hash, signedAt, signedBy } = signedDocumentRecord.fields;

/** A signed text in the list of its supervisor: whose, of what, and when it was signed. */
export const listedReviewShape = z.strictObject({
  id,
  uid,
  kind,
  version,
  signedAt,
  /** Who signed it, as it is printed. */
  signer: z.string(),
  client: z.string(),
  /** Of a document, as it was signed; null of anything else. */
  title: z.nullable(z.string()),
  /** The day of service of a note, the last day of a document; null of what is added. */
  on: z.nullable(day),
  isLate: z.boolean(),
});
export type ListedReview = z.output<typeof listedReviewShape>;

/** Whether somebody supervises at all, and how many texts wait for the review. */
export const openReviewsShape = z.strictObject({ isSupervisor: z.boolean(), waiting: count });

/** A signed text as a supervisor reads it: without the numbers of a caseload that is not hers. */
export const readableTextShape = z.strictObject({
  uid,
  kind,
  version,
  aboutUid,
  text,
  hash,
  signedAt,
  signedBy,
});
export type ReadableText = z.output<typeof readableTextShape>;

const { text: reviewText, hash: reviewHash } = reviewRecord.fields;
export const readableReviewShape = z.strictObject({ uid, text: reviewText, hash: reviewHash });
export type ReadableReview = z.output<typeof readableReviewShape>;

/** What a supervisor reads of one signed text, with all that was signed of the same note or document since. */
export const toReviewShape = z.strictObject({
  uid,
  /** In the order in which they were signed. */
  texts: z.array(readableTextShape),
  reviews: z.array(readableReviewShape),
  /** The words that are signed by reviewing it. */
  attestation: z.string(),
  /** Why it is not reviewed; null when it can be. */
  refusal: z.nullable(z.string()),
  needsPassword: z.boolean(),
});
export type ToReview = z.output<typeof toReviewShape>;
