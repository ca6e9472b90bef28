import type { Review } from '#domain/clinical/reviews/review.ts';
import { signedReviewShape } from '#domain/clinical/reviews/signed-review.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { parsed } from '#server/clinical/signing/archived-signatures.ts';
import { chainHash } from '#server/clinical/signing/chain.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

/** Throws 400, naming the row, unless each review is unaltered and the only one of a text in this archive. */
export function refuseAlteredReviews({
  reviews,
  signed_documents: texts,
}: Pick<WholeCaseload, 'reviews' | 'signed_documents'>): void {
  const hashes = new Map(texts.map((text) => [ofText(text), text.hash]));
  const reviewed = new Set<string>();
  for (const [index, review] of reviews.entries()) {
    const of = ofText(review);
    const hash = hashes.get(of);
    const wrong =
      (hash === undefined && 'Its signed text is not in this archive') ||
      (reviewed.has(of) && 'Another row is of the same text') ||
      (!isReviewAsSigned(review, hash) && 'It is not as it was signed');
    if (wrong) throw invalidRow('reviews', index, wrong);
    reviewed.add(of);
  }
}

function ofText({ clientId, uid }: Pick<Review, 'clientId' | 'uid'>): string {
  return `${clientId} ${uid}`;
}

/** Returns whether a review's columns match its signed text, and the review is about this text. */
export function isReviewAsSigned(
  { text, uid, hash, signedAt }: Pick<Review, 'text' | 'uid' | 'hash' | 'signedAt'>,
  reviewedHash: string | undefined,
): boolean {
  const { data } = signedReviewShape.safeParse(parsed(text));
  if (data === undefined || canonicalText(data) !== text) return false;
  const isOfText = data.about === uid && data.reviewedHash === reviewedHash;
  return isOfText && data.signedAt === signedAt && hash === chainHash(data.reviewedHash, text);
}
