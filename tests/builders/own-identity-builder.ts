import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { noClaimConfirmed } from '#domain/website/identity/website-claims.ts';

/** Builds a website whose owner has replaced all sample content. */
export function buildOwnIdentity(changes: Partial<PublicIdentity> = {}): PublicIdentity {
  return {
    ...sampleIdentity,
    practiceName: 'Tall Trees Therapy',
    phone: '(516) 555-0177',
    email: 'desk@example.org',
    therapist: {
      ...sampleIdentity.therapist,
      firstName: 'Ines',
      lastName: 'Example',
      introduction: 'I work where children play.',
      biography: ['I came to this work by way of a playground.'],
      credentials: [{ text: 'Licensed occupational therapist', isSample: false }],
    },
    testimonials: [],
    claims: { ...noClaimConfirmed, eveningsAndWeekends: 'no', video: 'yes', groups: 'yes' },
    ...changes,
  };
}
