import * as z from 'zod/mini';
import type { Day, Instant } from '#domain/platform/dates.ts';
import { readTelephone } from '#domain/platform/telephone.ts';
import { showableFooterPages } from '#domain/website/pages/footer-pages.ts';
import { type PublicIdentity, publicIdentitySchema, testimonialSchema } from './public-identity.ts';

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
const neededConsents = [
  { field: 'consentDate', message: 'Please give the day on which the parent agreed to be quoted' },
  { field: 'consentBy', message: 'Please say who agreed to be quoted' },
  { field: 'consentHow', message: 'Please say how they agreed, for example by a signed form' },
] as const;

/** The quotes of a website to save. */
export const permittedTestimonials = z
  .array(
    testimonialSchema.check(
      ...neededConsents.map(({ field, message }) =>
        z.refine<z.output<typeof testimonialSchema>>((quote) => quote.isSample || Boolean(quote[field]), {
          error: message,
          path: [field],
        }),
      ),
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
