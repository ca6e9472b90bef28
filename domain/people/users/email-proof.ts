import * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';

/** A link that shows whose an address is works for this many days, once. */
export const EMAIL_LINK_DAYS = 3;

/** Why a link does not work. */
export const EMAIL_LINK_REFUSAL =
  'This link has been used already or is too old. Sign in and choose Send again under Settings, Account';

/** The secret part of a link. */
export const emailLink = z.object({
  token: z
    .string(EMAIL_LINK_REFUSAL)
    .check(z.minLength(1, EMAIL_LINK_REFUSAL), z.maxLength(200, EMAIL_LINK_REFUSAL)),
});
export type EmailLink = z.output<typeof emailLink>;

/** How far it is known that the address of an account is its holder's. */
export interface EmailProof {
  email: string;
  /** Whether the practice sends mail at all; where it does not, nothing is asked for. */
  isAsked: boolean;
  provenAt: Instant | null;
}

/** The mail with the link, to be written when it is sent: the link's secret is kept nowhere. */
export interface EmailProofOrder {
  proof: true;
  therapistId: number;
  email: string;
}
