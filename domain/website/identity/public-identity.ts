import * as z from 'zod/mini';
import { accentSchema } from '#domain/platform/accents.ts';
import { optionalDay } from '#domain/platform/day-fields.ts';
import { requiredEmail } from '#domain/platform/email.ts';
import { requiredText } from '#domain/platform/text.ts';
import { footerPagesSchema } from '#domain/website/pages/footer-pages.ts';
import { logoSchema, portraitSchema } from '#domain/website/pictures/website-picture.ts';
import { openingHoursSchema } from './opening-hours.ts';
import { servicesSchema } from './own-services.ts';
import { addressSchema, noAddress, profilesSchema } from './public-place.ts';
import { shippedFields } from './shipped-fields.ts';
import { noSpanish, spanishWebsiteSchema } from './spanish-website.ts';
import { claimsSchema, noClaimConfirmed } from './website-claims.ts';
import { teamSchema, therapistLicense, therapistName } from './website-team.ts';

const DAYS_MESSAGE = 'The practice calls within 1 to 10 business days';

const paragraph = requiredText('Please write something here', 1, 2_000);

/** A county by its name alone: pages say that it is one. */
const county = z.pipe(
  requiredText('Please name the county'),
  z.transform((name) => name.replace(/\s+county$/i, '')),
);

/** One line a family reads about training or licensing. */
const credentialSchema = z.object({
  text: requiredText('Please write the credential'),
  /** True for what ships with the product; shown as a sample until the practice writes its own. */
  isSample: z.boolean(),
});

const keptNote = z.string().check(z.trim(), z.maxLength(200, 'Please shorten this to 200 characters'));

/** What a parent said, and the parent's permission to show it. */
export const testimonialSchema = z.object({
  quote: paragraph,
  author: requiredText('Please name the author'),
  stars: z.int('Stars are a whole number').check(z.minimum(1), z.maximum(5)),
  childProgress: requiredText('Please say what changed for the child'),
  consentDate: optionalDay('Please give the date of consent as YYYY-MM-DD'),
  /** Who agreed to be quoted, and how, for example by a signed form: kept, and shown to nobody but the owner. */
  consentBy: z._default(keptNote, ''),
  consentHow: z._default(keptNote, ''),
  isSample: z.boolean(),
});

const frequentQuestionSchema = z.object({
  question: requiredText('Please write the question'),
  answer: paragraph,
  /** Where it stands, for example a law; empty for none. */
  source: z._default(
    z.string().check(z.trim(), z.maxLength(300, 'Please shorten this to 300 characters')),
    '',
  ),
  /** When the practice last made sure that it still holds; of what ships, when its law was last looked up. */
  reviewedOn: z._default(optionalDay('Please give the day of the review as YYYY-MM-DD'), null),
});

const therapistSchema = z.object({
  ...therapistName,
  /** Two or three sentences for the home page, in the therapist's own voice. */
  introduction: paragraph,
  /** The longer story on the About page, a paragraph each. */
  biography: z.array(paragraph).check(z.minLength(1)),
  credentials: z.array(credentialSchema).check(z.minLength(1), z.maxLength(12)),
  ...therapistLicense,
});

/** Everything the public website says about who the practice is. Nothing else in the product knows it. */
export const publicIdentitySchema = z.object({
  practiceName: requiredText('Practice name is required'),
  tagline: requiredText('Please write a tagline'),
  therapist: therapistSchema,
  /** As people read it, for example "(516) 555-0142". */
  phone: requiredText('Phone number is required', 1, 40),
  email: requiredEmail('Email is required'),
  hours: openingHoursSchema,
  serviceArea: z.object({
    summary: requiredText('Please describe the service area'),
    /** A few words for badges, for example "NY/Long Island". */
    short: requiredText('Please describe the service area in a few words', 1, 40),
    counties: z.array(county).check(z.minLength(1)),
    /** Two-letter state. */
    state: z.string().check(z.length(2)),
  }),
  /** Price of one consultation hour, in whole cents. */
  consultationRateCents: z.int().check(z.minimum(0)),
  /** The day on which the price was set, as the program noted it; null for the sample's, and from before it was noted. */
  rateSetOn: z._default(z.nullable(z.string()), null),
  /** Within how many business days the practice calls a family that asked; null where it does not say. */
  callWithinDays: z._default(
    z.nullable(z.int(DAYS_MESSAGE).check(z.minimum(1, DAYS_MESSAGE), z.maximum(10, DAYS_MESSAGE))),
    null,
  ),
  testimonials: z.array(testimonialSchema).check(z.maxLength(12)),
  frequentQuestions: z.array(frequentQuestionSchema).check(z.maxLength(20)),
  /** Editions from before they existed have none confirmed. */
  claims: z._default(claimsSchema, noClaimConfirmed),
  profiles: z._default(profilesSchema, []),
  address: z._default(addressSchema, noAddress),
  footerPages: z._default(footerPagesSchema, {}),
  services: servicesSchema,
  portrait: z._default(z.nullable(portraitSchema), null),
  logo: z._default(z.nullable(logoSchema), null),
  spanish: z._default(spanishWebsiteSchema, noSpanish),
  accent: accentSchema,
  /** The therapists beside the one above. */
  team: z._default(teamSchema, []),
  /** The fields that say what came with the program, and the owner says that it is true of her practice. */
  trueAsShipped: z._default(
    z.array(z.enum(shippedFields, 'Please name a field as it came with the program')),
    [],
  ),
});

export type PublicIdentity = z.output<typeof publicIdentitySchema>;
export type FrequentQuestion = z.output<typeof frequentQuestionSchema>;
export type Testimonial = z.output<typeof testimonialSchema>;
