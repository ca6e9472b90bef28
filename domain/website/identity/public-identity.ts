import * as z from 'zod/mini';
import { accentLabels, accents } from '#domain/platform/accents.ts';
import { optionalDay } from '#domain/platform/day-fields.ts';
import { requiredEmail } from '#domain/platform/email.ts';
import { requiredText } from '#domain/platform/text.ts';
import { footerPagesSchema } from '#domain/website/pages/footer-pages.ts';
import { logoSchema, portraitSchema } from '#domain/website/pictures/website-picture.ts';
import { described, factsOf } from './fact.ts';
import { openingHoursSchema, weeklyHours } from './opening-hours.ts';
import { weekText } from './opening-hours-text.ts';
import { servicesSchema } from './own-services.ts';
import { answerSource, callsWithin, consultationRate } from './public-identity-text.ts';
import { addressSchema, noAddress, profilesSchema } from './public-place.ts';
import { noSpanish, spanishWebsiteSchema } from './spanish-website.ts';
import { claimsSchema, noClaimConfirmed } from './website-claims.ts';
import { teamSchema, therapistLicense, therapistName } from './website-team.ts';

/** The accent chosen for the website. Editions from before there was a choice have the first one. */
const accentSchema = described(z._default(z.enum(accents, 'Please choose one of the colors'), 'teal'), {
  label: 'Colors',
  compareBy: (accent) => accentLabels[accent],
});

const DAYS_MESSAGE = 'The practice calls within 1 to 10 business days';

/** The number of shipped answers. */
const SHIPPED_QUESTIONS = 6;

const paragraph = () => requiredText('Please write something here', 1, 2_000);

/** A county's name without the word "County", which pages add. */
const county = z.pipe(
  requiredText('Please name the county'),
  z.transform((name) => name.replace(/\s+county$/i, '')),
);

/** A line about training or licensing. */
const credentialSchema = described(
  z.object({
    text: described(requiredText('Please write the credential'), { text: 'line' }),
    /** True for shipped credentials, which are labeled as samples until the practice writes its own. */
    isSample: described(z.boolean(), { label: 'Sample' }),
  }),
  {
    entryLabel: (index) => `Credential ${Number(index) + 1}`,
    compareBy: ({ text, isSample }) => marked(text, isSample),
  },
);

const ownersNote = () =>
  z._default(z.string().check(z.trim(), z.maxLength(200, 'Please shorten this to 200 characters')), '');

/** A parent's quote, and the permission to show it. */
export const testimonialSchema = z.object({
  quote: described(paragraph(), { label: 'Quote', text: 'paragraph' }),
  author: described(requiredText('Please name the author'), { label: 'Author', text: 'line' }),
  stars: described(z.int('Stars are a whole number').check(z.minimum(1), z.maximum(5)), { label: 'Stars' }),
  childProgress: described(requiredText('Please say what changed for the child'), {
    label: 'What Changed for the Child',
    text: 'line',
  }),
  consentDate: described(optionalDay('Please give the date of consent as YYYY-MM-DD'), {
    label: 'Date of Consent',
  }),
  /** Who agreed to be quoted, and how, for example by a signed form: shown to the owner only. */
  consentBy: described(ownersNote(), { label: 'Who Agreed' }),
  consentHow: described(ownersNote(), { label: 'How They Agreed' }),
  isSample: described(z.boolean(), { label: 'Sample' }),
});

const frequentQuestionSchema = z.object({
  question: described(requiredText('Please write the question'), { text: 'line' }),
  answer: described(paragraph(), { label: 'Answer', text: 'paragraph' }),
  /** Its source, for example a law; empty for none. */
  source: described(
    z._default(z.string().check(z.trim(), z.maxLength(300, 'Please shorten this to 300 characters')), ''),
    { label: 'Source', text: 'line' },
  ),
  /** When the practice last reviewed the answer; for a shipped one, when its law was last checked. */
  reviewedOn: described(z._default(optionalDay('Please give the day of the review as YYYY-MM-DD'), null), {
    label: 'Last Reviewed',
  }),
});

const therapistSchema = z.object({
  ...therapistName,
  /** Two or three sentences for the home page, in the therapist's own voice. */
  introduction: described(paragraph(), {
    label: 'Introduction',
    text: 'paragraph',
    confirmedAs: ['therapist.introduction'],
  }),
  /** The longer story on the About page, one entry per paragraph. */
  biography: described(z.array(paragraph()).check(z.minLength(1, 'Please write something here')), {
    label: 'Biography',
    text: 'page',
    typedAs: 'paragraphs',
    confirmedAs: ['biography'],
  }),
  credentials: z.array(credentialSchema).check(z.minLength(1), z.maxLength(12)),
  ...therapistLicense,
});

const serviceAreaSchema = z.object({
  summary: described(requiredText('Please describe the service area'), {
    label: 'Service Area',
    text: 'line',
    confirmedAs: ['serviceArea.summary'],
  }),
  /** A short form for badges, for example "NY/Long Island". */
  short: described(requiredText('Please describe the service area in a few words', 1, 40), {
    label: 'Service Area in Short',
    text: 'line',
    confirmedAs: ['serviceArea.short'],
  }),
  counties: described(z.array(county).check(z.minLength(1, 'Please name the county')), {
    label: 'Counties',
    typedAs: 'names',
    confirmedAs: ['counties'],
  }),
  /** The two-letter state code. */
  state: described(z.string().check(z.length(2, 'Please use two letters')), {
    label: 'State',
    confirmedAs: ['serviceArea.state'],
  }),
});

described(weeklyHours.shape.week, {
  label: 'Hours',
  compareBy: (week) => weekText(week, 'en'),
  confirmedAs: ['hours.week'],
});
described(weeklyHours.shape.note, { label: 'Note on Hours', text: 'line', confirmedAs: ['hours.note'] });

const describedIdentity = z.object({
  practiceName: described(requiredText('Practice name is required'), { label: 'Practice Name' }),
  tagline: described(requiredText('Please write a tagline'), {
    label: 'Tagline',
    text: 'line',
    confirmedAs: ['tagline'],
  }),
  /** Formatted for people, for example "(516) 555-0142". */
  phone: described(requiredText('Phone number is required', 1, 40), { label: 'Phone' }),
  email: described(requiredEmail('Email is required'), { label: 'Email' }),
  hours: openingHoursSchema,
  /** The price of one consultation hour, in whole cents. */
  consultationRateCents: described(z.int().check(z.minimum(0)), {
    label: 'Consultation Rate',
    compareBy: (consultationRateCents) => consultationRate({ consultationRateCents }),
    confirmedAs: ['consultationRate'],
  }),
  /**
   * The day on which the price was set; null for the sample's price, and for prices set before days were
   * recorded.
   */
  rateSetOn: z._default(z.nullable(z.string()), null),
  /** How many business days the practice takes at most to call after a request; null if it does not say. */
  callWithinDays: described(
    z._default(
      z.nullable(z.int(DAYS_MESSAGE).check(z.minimum(1, DAYS_MESSAGE), z.maximum(10, DAYS_MESSAGE))),
      null,
    ),
    { label: 'Calls Back', compareBy: (callWithinDays) => callsWithin({ callWithinDays }) },
  ),
  serviceArea: serviceAreaSchema,
  address: described(z._default(addressSchema, noAddress), { label: 'Address' }),
  profiles: described(z._default(profilesSchema, []), { label: 'Profiles Elsewhere', typedAs: 'lines' }),
  /** Editions from before claims existed have none confirmed. */
  claims: z._default(claimsSchema, noClaimConfirmed),
  therapist: therapistSchema,
  portrait: z._default(z.nullable(portraitSchema), null),
  logo: z._default(z.nullable(logoSchema), null),
  accent: accentSchema,
  /** The other therapists. */
  team: z._default(teamSchema, []),
  testimonials: z
    .array(
      described(testimonialSchema, {
        entryLabel: (index) => `Testimonial ${Number(index) + 1}`,
        compareBy: testimonialText,
      }),
    )
    .check(z.maxLength(12)),
  frequentQuestions: described(
    z
      .array(
        described(frequentQuestionSchema, {
          entryLabel: (index) => `Question ${Number(index) + 1}`,
          compareBy: (one) => [one.question, one.answer, answerSource(one)].filter(Boolean).join('\n'),
        }),
      )
      .check(z.maxLength(20)),
    { confirmedAs: Array.from({ length: SHIPPED_QUESTIONS }, (_, index) => `question.${index + 1}`) },
  ),
  footerPages: z._default(footerPagesSchema, {}),
  services: servicesSchema,
  spanish: z._default(spanishWebsiteSchema, noSpanish),
});

/**
 * The names under which the owner can confirm shipped values, in the form's order. Questions are numbered in
 * shipped order.
 */
export const confirmableNames: readonly string[] = [
  ...new Set(factsOf(describedIdentity).flatMap(({ confirmedAs }) => confirmedAs ?? [])),
];

/**
 * Everything that the public website says about the practice, in the form's order. It is the only source of
 * these facts in the program.
 */
export const publicIdentitySchema = z.extend(describedIdentity, {
  /** The names of shipped values that the owner confirmed as true of the practice. */
  trueAsShipped: z._default(
    z.array(z.enum(confirmableNames, 'Please name a field as it came with the program')),
    [],
  ),
});

export type PublicIdentity = z.output<typeof publicIdentitySchema>;
export type FrequentQuestion = z.output<typeof frequentQuestionSchema>;
export type Testimonial = z.output<typeof testimonialSchema>;

function testimonialText(one: Testimonial): string {
  const { consentDate, consentBy, consentHow } = one;
  const consent = consentDate === null ? [] : [`Consent on ${consentDate}`, consentBy, consentHow];
  const lines = [`“${one.quote}”`, one.author, `${one.stars} of 5 stars`, one.childProgress];
  return marked([...lines, ...consent.filter(Boolean)].join('\n'), one.isSample);
}

function marked(text: string, isSample: boolean): string {
  return isSample ? `${text}\n(sample)` : text;
}
