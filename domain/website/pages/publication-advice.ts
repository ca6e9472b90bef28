import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { lacksOwnReview } from '#domain/website/identity/website-reviews.ts';
import { shownFooterPages } from './footer-pages.ts';

/** What the owner had better add before families come, in the order of the form; none of it forbids publishing. */
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

/** How the program is set up, as far as families meet it. */
interface Setup {
  /** Whether it knows an https address that others than this machine can open. */
  hasPublicAddress: boolean;
  isMailOn: boolean;
}

/** What a website still lacks. */
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
