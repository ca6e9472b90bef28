import type { Day } from '#domain/platform/dates.ts';
import { footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import type { PublicIdentity } from './public-identity.ts';
import { sampleIdentity } from './sample-identity.ts';

export const REVIEW_AHEAD = 'The day of a review cannot be in the future';

/** The review days of shipped answers, which count as reviewed before release. */
const shippedReviews = new Set(sampleIdentity.frequentQuestions.map(({ reviewedOn }) => reviewedOn));

/**
 * Returns whether an answer with a source still needs the owner's review: it has no review day or the shipped
 * one, and only the owner knows whether it holds for the practice.
 */
export function lacksOwnReview({ source, reviewedOn }: { source: string; reviewedOn: Day | null }): boolean {
  return source !== '' && (!reviewedOn || shippedReviews.has(reviewedOn));
}

/**
 * Returns the problem with the review days of answers and pages, with the label of the first; undefined if
 * none. Days compare as text.
 */
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
