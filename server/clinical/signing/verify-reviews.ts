import { setImmediate } from 'node:timers/promises';
import { isReviewAsSigned } from '#server/clinical/reviews/archived-reviews.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { type BrokenSigned, brokenAt, type ClientOf, keyOf } from './broken-signed.ts';
import { fingerprintsNamedHere, type LoggedSignatures } from './logged-signatures.ts';

const REVIEWS_AT_ONCE = 500;

/**
 * Recomputes each review's hash over its text, compares its columns with its text, and the reviews with those that the
 * activity log names.
 */
export async function verifyReviews(
  { read, auditKey }: Pick<Database, 'read' | 'auditKey'>,
  logged: ReadonlyMap<string, LoggedSignatures>,
): Promise<{ reviews: number; broken: BrokenSigned[] }> {
  const broken = new Map<string, BrokenSigned>();
  const own = new Map<string, number>();
  const unconfirmed = new Map<string, (ClientOf & { position: number })[]>();
  const verified: (ClientOf & { position: number; hash: string })[] = [];
  let reviews = 0;
  for await (const review of storedReviews(read)) {
    reviews += 1;
    const key = keyOf(review);
    if (!isReviewAsSigned(review, review.reviewedHash) && !broken.has(key))
      broken.set(key, brokenAt(review, review.position));
    if (review.verifiedAt !== null) verified.push(review);
    if (review.reviewerId === null) continue;
    own.set(key, (own.get(key) ?? 0) + 1);
    if (!isNamed(review, logged.get(key))) unconfirmed.set(key, [...(unconfirmed.get(key) ?? []), review]);
  }
  const named = await fingerprintsNamedHere(
    { read, auditKey },
    verified.map(({ hash }) => hash),
  );
  for (const review of verified)
    if (!named.has(review.hash) && !broken.has(keyOf(review)))
      broken.set(keyOf(review), brokenAt(review, review.position));
  for (const [key, [first, ...others]] of unconfirmed) {
    const { reviewedUnnamed = 0, reviews: ofChild } = logged.get(key) ?? {};
    // The first check after an upgrade seals what was reviewed before it.
    const areUnsealed = ![...(ofChild?.values() ?? [])].includes(null) && others.length < reviewedUnnamed;
    if (first && !areUnsealed && !broken.has(key)) broken.set(key, brokenAt(first, first.position));
  }
  for (const [key, child] of logged) {
    if ((own.get(key) ?? 0) >= child.reviewed || broken.has(key)) continue;
    // The missing review is unknown, so the child's first unreviewed text is reported.
    broken.set(key, brokenAt(child, await firstUnreviewed(read, child)));
  }
  return { reviews, broken: [...broken.values()] };
}

/** Returns whether the log names a review, with the account that signed it; if sealed later, with one that reviewed before. */
function isNamed(
  { hash, reviewerId }: { hash: string; reviewerId: number | null },
  logged: LoggedSignatures | undefined,
): boolean {
  const by = logged?.reviews.get(hash);
  if (by === null) return reviewerId !== null && logged?.earlierReviewers.has(reviewerId) === true;
  return by !== undefined && by === reviewerId;
}

/** Yields every review with the hash of its text, in batches, so that other requests can run in between. */
async function* storedReviews(read: Database['read']) {
  for (let last = 0; ; ) {
    const rows = await read
      .selectFrom('reviews')
      .innerJoin('signed_documents as reviewed', (join) =>
        join
          .onRef('reviewed.therapist_id', '=', 'reviews.therapist_id')
          .onRef('reviewed.client_id', '=', 'reviews.client_id')
          .onRef('reviewed.uid', '=', 'reviews.uid'),
      )
      .select(['reviews.id', 'reviews.therapist_id as therapistId', 'reviews.client_id as clientId'])
      .select(['reviews.text', 'reviews.hash', 'reviews.reviewer_id as reviewerId'])
      .select(['reviews.uid', 'reviews.signed_at as signedAt', 'reviews.verified_at as verifiedAt'])
      .select(['reviewed.hash as reviewedHash', 'reviewed.position'])
      .where('reviews.id', '>', last)
      .orderBy('reviews.id')
      .limit(REVIEWS_AT_ONCE)
      .execute();
    yield* rows;
    await setImmediate();
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
}

async function firstUnreviewed(read: Database['read'], { therapistId, clientId }: ClientOf): Promise<number> {
  const text = await read
    .selectFrom('signed_documents as text')
    .select('text.position')
    .where('text.therapist_id', '=', therapistId)
    .where('text.client_id', '=', clientId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reviews')
            .select('reviews.id')
            .whereRef('reviews.therapist_id', '=', 'text.therapist_id')
            .whereRef('reviews.client_id', '=', 'text.client_id')
            .whereRef('reviews.uid', '=', 'text.uid'),
        ),
      ),
    )
    .orderBy('text.position')
    .limit(1)
    .executeTakeFirst();
  return text?.position ?? 1;
}
