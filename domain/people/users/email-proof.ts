import * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';

/** Days for which a link that confirms an email address is valid; it works once. */
export const EMAIL_LINK_DAYS = 3;

/** The error message for an invalid link. */
export const EMAIL_LINK_REFUSAL =
  'This link has been used already or is too old. Sign in and choose Send Again under Settings, Account';

/** The secret part of a link. */
export const emailLink = z.object({
  token: z
    .string(EMAIL_LINK_REFUSAL)
    .check(z.minLength(1, EMAIL_LINK_REFUSAL), z.maxLength(200, EMAIL_LINK_REFUSAL)),
});
export type EmailLink = z.output<typeof emailLink>;

/** Whether an account's email address is confirmed to be its holder's. */
export interface EmailProof {
  email: string;
  /** Whether the practice sends mail; if not, no confirmation is requested. */
  isAsked: boolean;
  provenAt: Instant | null;
}

/** A mail with a confirmation link. The link is created when the mail is sent, because its secret is not stored. */
export interface EmailProofOrder {
  proof: true;
  therapistId: number;
  email: string;
}
