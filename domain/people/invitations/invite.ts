import * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';
import { optionalText } from '#domain/platform/text.ts';

/** Days after which an unused invitation expires. */
export const INVITE_DAYS = 14;

/** A new invitation; the note says who it is for. */
export const newInvite = z.object({ note: z.optional(optionalText()) });
export type NewInvite = z.output<typeof newInvite>;

/** An invitation to open an account, as shown in the owner's list. */
export interface Invite {
  id: number;
  note: string | null;
  createdAt: Instant;
  expiresAt: Instant;
  usedAt: Instant | null;
  /** The full name of the person who used it. */
  usedBy: string | null;
}

/** A new invitation with its code, which is shown only once. */
export interface IssuedInvite extends Invite {
  code: string;
}
