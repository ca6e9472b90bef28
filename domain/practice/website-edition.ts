import * as z from 'zod/mini';
import type { Instant } from '#domain/dates.ts';
import { type PublicIdentity, publicIdentitySchema } from './public-identity.ts';

export const CONSENT_MISSING = 'Please give the day on which the parent agreed to be quoted';

/** What the website says now. */
export interface WebsiteEdition {
  /** Grows with every save; 0 while the shipped sample shows. */
  version: number;
  identity: PublicIdentity;
  /** When it was saved; null for the sample. */
  createdAt: Instant | null;
}

/** One edition among those that were shown at some time. */
export interface PastEdition {
  version: number;
  /** When it was saved; null for the sample. */
  createdAt: Instant | null;
  /** Who saved it; null for the sample, and for an account that is no longer there. */
  fullName: string | null;
}

/** A new edition of the website, and the version that its writer had before her. */
export const websiteChange = z.object({
  identity: publicIdentitySchema.check(
    // Real words of a family are shown by its permission only.
    z.refine(({ testimonials }) => testimonials.every(isPermitted), {
      error: CONSENT_MISSING,
      path: ['testimonials'],
    }),
  ),
  version: z.optional(z.int('The version is a whole number').check(z.minimum(0))),
});
export type WebsiteChange = z.output<typeof websiteChange>;

/** Whether a testimonial may be shown: a real one needs the day of its permission. */
export function isPermitted({
  isSample,
  consentDate,
}: {
  isSample: boolean;
  consentDate: string | null;
}): boolean {
  return isSample || Boolean(consentDate);
}
