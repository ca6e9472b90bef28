import * as z from 'zod/mini';
import type { Day, Instant } from '#domain/platform/dates.ts';
import { readTelephone } from '#domain/platform/telephone.ts';
import { showableFooterPages } from '#domain/website/pages/footer-pages.ts';
import { type PublicIdentity, publicIdentitySchema, testimonialSchema } from './public-identity.ts';

const CONSENT_MISSING = 'Please give the day on which the parent agreed to be quoted';
const CONSENT_BY_MISSING = 'Please say who agreed to be quoted';
const CONSENT_HOW_MISSING = 'Please say how they agreed, for example by a signed form';
export const CONSENT_AHEAD = 'The day on which the parent agreed cannot be in the future';
const PHONE_UNDIALABLE = 'Please give one phone number with its area code, such as (516) 555-0142';

/** The current edition of the website. */
export interface WebsiteEdition {
  /** Increases with every save; 0 while the shipped sample is shown. */
  version: number;
  identity: PublicIdentity;
  /** When it was saved; null for the sample. */
  createdAt: Instant | null;
}

/** One of the editions shown so far. */
export interface PastEdition {
  version: number;
  /** When it was saved; null for the sample. */
  createdAt: Instant | null;
  /** Who saved it; null for the sample, and for a deleted account. */
  fullName: string | null;
}

/** The practice's phone number, formatted for people, which must be dialable from anywhere. */
export const websitePhone = z.pipe(
  publicIdentitySchema.shape.phone,
  z.transform((phone, context) => {
    const read = readTelephone(phone);
    if (read === undefined) {
      context.issues.push({ code: 'custom', message: PHONE_UNDIALABLE, input: phone });
      return z.NEVER;
    }
    return read;
  }),
);

/** A real quote needs the family's permission: who gave it, when and how. */
export const permittedTestimonials = z
  .array(
    testimonialSchema.check(
      z.refine(({ isSample, consentDate }) => isSample || Boolean(consentDate), {
        error: CONSENT_MISSING,
        path: ['consentDate'],
      }),
      z.refine(({ isSample, consentBy }) => isSample || consentBy !== '', {
        error: CONSENT_BY_MISSING,
        path: ['consentBy'],
      }),
      z.refine(({ isSample, consentHow }) => isSample || consentHow !== '', {
        error: CONSENT_HOW_MISSING,
        path: ['consentHow'],
      }),
    ),
  )
  .check(z.maxLength(12));

/** A new edition of the website, and the version it is based on. */
export const websiteChange = z.object({
  identity: z.extend(publicIdentitySchema, {
    phone: websitePhone,
    testimonials: permittedTestimonials,
    footerPages: z._default(showableFooterPages, {}),
  }),
  version: z.optional(z.int('The version is a whole number').check(z.minimum(0))),
});
export type WebsiteChange = z.output<typeof websiteChange>;

/** Returns whether the day of a permission is in the future. Days compare as text. */
export function isConsentAhead({ consentDate }: { consentDate: string | null }, today: Day): boolean {
  return consentDate !== null && consentDate > today;
}
