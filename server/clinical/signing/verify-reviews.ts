import { setImmediate } from 'node:timers/promises';
import type { Database } from '#server/platform/database/connection.ts';
import { type BrokenSigned, brokenAt, type ClientOf, keyOf, loggedActs } from './broken-signed.ts';
import { chainHash } from './chain.ts';

const REVIEWS_AT_ONCE = 500;

/** Recomputes each review's hash over its text, and compares the number of reviews with the activity log. */
export async function verifyReviews(
  read: Database['read'],
): Promise<{ reviews: number; broken: BrokenSigned[] }> {
  const broken = new Map<string, BrokenSigned>();
  const own = new Map<string, number>();
  let reviews = 0;
  for await (const review of storedReviews(read)) {
    reviews += 1;
    const key = keyOf(review);
    const { text, hash, reviewedHash, position } = review;
    if (hash !== chainHash(reviewedHash, text) && !broken.has(key))
      broken.set(key, brokenAt(review, position));
    if (review.reviewerId !== null) own.set(key, (own.get(key) ?? 0) + 1);
  }
  for (const logged of await loggedActs(read, ['review'])) {
    const key = keyOf(logged);
    if ((own.get(key) ?? 0) >= logged.acts || broken.has(key)) continue;
    // The missing review is unknown, so the child's first unreviewed text is reported.
    broken.set(key, brokenAt(logged, await firstUnreviewed(read, logged)));
  }
  return { reviews, broken: [...broken.values()] };
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
