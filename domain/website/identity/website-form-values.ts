import * as z from 'zod/mini';
import { centsToDollars, dollarsToCents } from '#domain/platform/money.ts';
import { weeklyHours } from './opening-hours.ts';
import { type PublicIdentity, publicIdentitySchema } from './public-identity.ts';
import { profilesSchema } from './public-place.ts';
import { permittedTestimonials, websitePhone } from './website-edition.ts';

const RATE_MESSAGE = 'The rate must be at least 0';
const { therapist, serviceArea } = publicIdentitySchema.shape;

/** What the website says, as the owner types it: lists as text, the rate in dollars. */
export const websiteForm = z.extend(
  z.omit(publicIdentitySchema, {
    therapist: true,
    serviceArea: true,
    testimonials: true,
    consultationRateCents: true,
    profiles: true,
  }),
  {
    phone: websitePhone,
    hours: weeklyHours,
    therapist: z.omit(therapist, { biography: true }),
    /** Paragraphs, an empty line between them. */
    biography: z.string().check(
      z.refine((text) => paragraphsOf(text).length > 0, 'Please write something here'),
      z.refine((text) => paragraphsOf(text).every(({ length }) => length <= 2_000), 'Please shorten this'),
    ),
    serviceArea: z.omit(serviceArea, { counties: true }),
    /** Names with commas between them. */
    counties: z.string().check(z.refine((text) => namesIn(text).length > 0, 'Please name the county')),
    /** Addresses of pages, one a line. */
    profiles: z.pipe(z.pipe(z.string(), z.transform(linesIn)), profilesSchema),
    consultationRate: z.number(RATE_MESSAGE).check(z.minimum(0, RATE_MESSAGE)),
    testimonials: permittedTestimonials,
  },
);
export type WebsiteFormValues = z.input<typeof websiteForm>;
export type WebsiteFormResult = z.output<typeof websiteForm>;

/** What stands in the form at first. */
export function websiteFormStart(identity: PublicIdentity): WebsiteFormValues {
  const {
    therapist,
    serviceArea,
    testimonials,
    frequentQuestions,
    consultationRateCents,
    profiles,
    ...rest
  } = identity;
  const { biography, ...person } = therapist;
  const { counties, ...area } = serviceArea;
  return {
    ...rest,
    therapist: person,
    biography: biography.join('\n\n'),
    serviceArea: area,
    counties: counties.join(', '),
    profiles: profiles.join('\n'),
    consultationRate: centsToDollars(consultationRateCents),
    frequentQuestions: frequentQuestions.map((one) => ({ ...one, reviewedOn: one.reviewedOn ?? '' })),
    testimonials: testimonials.map((one) => ({ ...one, consentDate: one.consentDate ?? '' })),
  };
}

/** The identity that the form describes. */
export function identityOfForm(typed: WebsiteFormResult): PublicIdentity {
  const { therapist, biography, serviceArea, counties, consultationRate, ...rest } = typed;
  return {
    ...rest,
    therapist: { ...therapist, biography: paragraphsOf(biography) },
    serviceArea: { ...serviceArea, counties: namesIn(counties) },
    consultationRateCents: dollarsToCents(consultationRate),
  };
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** What stands on the lines of a text. */
export function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
