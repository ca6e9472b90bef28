import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { lacksOwnReview } from '#domain/website/identity/website-reviews.ts';
import { shownFooterPages } from './footer-pages.ts';

/** Recommended additions before publishing, in the form's order; none is required. */
export const publicationAdvice = [
  'license',
  'answers',
  'privacy',
  'privacyPractices',
  'accessibility',
  'goodFaithEstimate',
  'address',
  'mail',
] as const;
export type PublicationAdvice = (typeof publicationAdvice)[number];

/** The parts of the program's configuration that affect families. */
interface Setup {
  /** Whether it has an https address that other machines can open. */
  hasPublicAddress: boolean;
  isMailOn: boolean;
}

/** Returns what a website still lacks. */
export function adviceBefore(
  identity: PublicIdentity,
  { hasPublicAddress, isMailOn }: Setup,
): PublicationAdvice[] {
  const shown = new Set<string>(shownFooterPages(identity).map(({ id }) => id));
  const isLacking: Record<PublicationAdvice, boolean> = {
    license: identity.therapist.license === '',
    answers: identity.frequentQuestions.some(lacksOwnReview),
    privacy: !shown.has('privacy'),
    privacyPractices: !shown.has('privacyPractices'),
    accessibility: !shown.has('accessibility'),
    goodFaithEstimate: !shown.has('goodFaithEstimate'),
    address: !hasPublicAddress,
    mail: !isMailOn,
  };
  return publicationAdvice.filter((advice) => isLacking[advice]);
}
