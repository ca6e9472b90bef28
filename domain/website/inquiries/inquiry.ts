import * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';
import { recordId, seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { optionalText } from '#domain/platform/text.ts';
import type { InquiryForm } from './inquiry-form.ts';
import { type InquiryState, inquiryStates } from './inquiry-state.ts';
import type { SchoolsForm } from './schools-form.ts';

const NOTES_LIMIT = 10_000;

/**
 * How far the mail about a request has come: at the mail server, on its way for the first time, tried again after
 * a failure, `off` while the program has no mail server to bring it to, or `held` since a restore brought it back: it
 * may have been sent before.
 */
export const mailStates = ['sent', 'waiting', 'retrying', 'off', 'held'] as const;
export type MailState = (typeof mailStates)[number];

/** What somebody wrote through a form of the website: a family about its child, a school of no child. */
export type WrittenInquiry = ({ kind: 'family' } & InquiryForm) | ({ kind: 'school' } & SchoolsForm);

/** How far the owner of the practice has come with an inquiry. */
interface InquiryProgress {
  id: number;
  state: InquiryState;
  notes: string | null;
  mailState: MailState;
  /** When the mail was sent, is tried next, or was held back; null while mail is off. */
  mailAt: Instant | null;
  /** What they name when they call about it; null where the mail about it is not there any more. */
  reference: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A family's request as the owner of the practice works on it. */
export interface FamilyInquiry extends InquiryForm, InquiryProgress {
  kind: 'family';
  /** The client that was made of it; null for none, and when the client is not there any more. */
  clientId: number | null;
}

/** A school's message as the owner of the practice works on it: no client is made of it. */
export interface SchoolInquiry extends SchoolsForm, InquiryProgress {
  kind: 'school';
}

export type Inquiry = FamilyInquiry | SchoolInquiry;

const STATE_MESSAGE = 'State must be new, contacted, scheduled, client or closed';

/** What the owner changes: the state, the notes, or the client that was made of it. What is not named stays. */
export const inquiryChange = z.object({
  state: z.optional(z.enum(inquiryStates, STATE_MESSAGE)),
  notes: z.optional(optionalText(NOTES_LIMIT)),
  clientId: z.optional(recordId('Please choose a client')),
  updatedAt: seenUpdatedAt,
});
export type InquiryChange = z.output<typeof inquiryChange>;

/** Where the mail about a request is. */
export function mailStateOf(
  { sentAt, heldAt, attempts }: { sentAt: Instant | null; heldAt: Instant | null; attempts: number },
  isMailOn: boolean,
): MailState {
  if (sentAt !== null) return 'sent';
  if (!isMailOn) return 'off';
  if (heldAt !== null) return 'held';
  return attempts > 1 ? 'retrying' : 'waiting';
}
