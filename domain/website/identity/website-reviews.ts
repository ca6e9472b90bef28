import type { Day } from '#domain/platform/dates.ts';
import { footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import type { PublicIdentity } from './public-identity.ts';
import { sampleIdentity } from './sample-identity.ts';

export const REVIEW_AHEAD = 'The day of a review cannot be in the future';

/** What ships was reviewed, also where a clock is behind that day. */
const shippedReviews = new Set(sampleIdentity.frequentQuestions.map(({ reviewedOn }) => reviewedOn));

/**
 * Whether an answer that names its source waits for the owner: it bears no day, or the one on which it was reviewed before it
 * shipped, and only she knows whether it holds for her therapists.
 */
export function lacksOwnReview({ source, reviewedOn }: { source: string; reviewedOn: Day | null }): boolean {
  return source !== '' && (!reviewedOn || shippedReviews.has(reviewedOn));
}

/** What is wrong with the days on which answers and pages were reviewed, by the name of the first; undefined for nothing. Days compare as text. */
export function faultInReviews(
  { frequentQuestions, footerPages }: Pick<PublicIdentity, 'frequentQuestions' | 'footerPages'>,
  today: Day,
): string | undefined {
  const reviews: [string, Day | null | undefined][] = [
    ...frequentQuestions.map(({ reviewedOn }, index): [string, Day | null] => [
      `Question ${index + 1}`,
      reviewedOn,
    ]),
    ...footerPagePlaces.map(({ id, label }): [string, Day | null | undefined] => [
      label,
      footerPages[id]?.reviewedOn,
    ]),
  ];
  const ahead = reviews.find(([, day]) => day && day > today && !shippedReviews.has(day));
  return ahead && `${ahead[0]}: ${REVIEW_AHEAD}`;
}
