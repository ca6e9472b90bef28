import { canonicalText } from '#domain/canonical-text.ts';
import { shownFooterPages } from './footer-pages.ts';
import type { PublicIdentity } from './public-identity.ts';
import { sampleIdentity } from './sample-identity.ts';
import { lacksOwnReview } from './website-reviews.ts';

/** What the owner had better look at before families come, in the order of the form; none of it forbids publishing. */
export const publicationAdvice = [
  'tagline',
  'hours',
  'rate',
  'area',
  'letters',
  'role',
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

/** What a website still lacks, or says as it came with the program although that may be true. */
export function adviceBefore(
  identity: PublicIdentity,
  { hasPublicAddress, isMailOn }: Setup,
): PublicationAdvice[] {
  const { serviceArea, hours, tagline, consultationRateCents, therapist } = sampleIdentity;
  const shown = new Set<string>(shownFooterPages(identity).map(({ id }) => id));
  const isLacking: Record<PublicationAdvice, boolean> = {
    tagline: identity.tagline === tagline,
    hours: isAlike(identity.hours, hours),
    rate: identity.consultationRateCents === consultationRateCents,
    area: isAlike(identity.serviceArea, serviceArea),
    letters: identity.therapist.postNominals === therapist.postNominals,
    role: identity.therapist.role === therapist.role,
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

function isAlike(one: object, other: object): boolean {
  return canonicalText(one) === canonicalText(other);
}
