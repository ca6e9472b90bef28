import * as z from 'zod/mini';
import { centsToDollars, dollarsToCents } from '#domain/platform/money.ts';
import { weeklyHours } from './opening-hours.ts';
import { type PublicIdentity, publicIdentitySchema } from './public-identity.ts';
import { profilesSchema } from './public-place.ts';
import { joinList, typedList } from './typed-list.ts';
import { permittedTestimonials, websitePhone } from './website-edition.ts';

const RATE_MESSAGE = 'The rate must be at least 0';
const { therapist, serviceArea } = publicIdentitySchema.shape;

/**
 * The website as the owner types it: lists as text, the rate in dollars. Parsing gives the website as it is
 * saved.
 */
export const websiteForm = z.extend(publicIdentitySchema, {
  phone: websitePhone,
  hours: weeklyHours,
  consultationRateCents: z.pipe(
    z.number(RATE_MESSAGE).check(z.minimum(0, RATE_MESSAGE)),
    z.transform(dollarsToCents),
  ),
  serviceArea: z.extend(serviceArea, { counties: typedList(serviceArea.shape.counties, 'names') }),
  profiles: typedList(profilesSchema, 'lines'),
  therapist: z.extend(therapist, { biography: typedList(therapist.shape.biography, 'paragraphs') }),
  testimonials: permittedTestimonials,
});
export type WebsiteFormValues = z.input<typeof websiteForm>;
export type WebsiteFormResult = z.output<typeof websiteForm>;

/** Returns the initial values of the form. */
export function websiteFormStart(identity: PublicIdentity): WebsiteFormValues {
  const { therapist, serviceArea, profiles } = identity;
  return {
    ...identity,
    consultationRateCents: centsToDollars(identity.consultationRateCents),
    serviceArea: { ...serviceArea, counties: joinList(serviceArea.counties, 'names') },
    profiles: joinList(profiles, 'lines'),
    therapist: { ...therapist, biography: joinList(therapist.biography, 'paragraphs') },
    frequentQuestions: identity.frequentQuestions.map((one) => ({
      ...one,
      reviewedOn: one.reviewedOn ?? '',
    })),
    testimonials: identity.testimonials.map((one) => ({ ...one, consentDate: one.consentDate ?? '' })),
  };
}
