import * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';
import { optionalText } from '#domain/platform/text.ts';

/** An invitation that nobody used ends after this many days. */
export const INVITE_DAYS = 14;

/** A new invitation; the note says whom it is for. */
export const newInvite = z.object({ note: z.optional(optionalText()) });
export type NewInvite = z.output<typeof newInvite>;

/** An invitation to open an account, as the owner sees it in her list. */
export interface Invite {
  id: number;
  note: string | null;
  createdAt: Instant;
  expiresAt: Instant;
  usedAt: Instant | null;
  /** The full name of whoever used it. */
  usedBy: string | null;
}

/** A fresh invitation: its code is told this once and never again. */
export interface IssuedInvite extends Invite {
  code: string;
}
