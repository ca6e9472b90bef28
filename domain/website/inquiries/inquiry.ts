import * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';
import type { MailState } from '#domain/platform/mail-state.ts';
import { recordId, seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { optionalText } from '#domain/platform/text.ts';
import type { InquiryForm } from './inquiry-form.ts';
import { type InquiryState, inquiryStates } from './inquiry-state.ts';
import type { SchoolsForm } from './schools-form.ts';

const NOTES_LIMIT = 10_000;

/** The content of a website form: from a family about its child, or from a school. */
export type WrittenInquiry = ({ kind: 'family' } & InquiryForm) | ({ kind: 'school' } & SchoolsForm);

/** The owner's progress on an inquiry. */
interface InquiryProgress {
  id: number;
  state: InquiryState;
  notes: string | null;
  mailState: MailState;
  /** When the mail was sent, will be tried next, or was held; null while mail is off. */
  mailAt: Instant | null;
  /** The reference to give on the phone; null if the mail no longer exists. */
  reference: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A family's request with the owner's progress. */
export interface FamilyInquiry extends InquiryForm, InquiryProgress {
  kind: 'family';
  /** The client created from it; null for none, and for a deleted client. */
  clientId: number | null;
}

/** A school's message with the owner's progress; it cannot become a client. */
export interface SchoolInquiry extends SchoolsForm, InquiryProgress {
  kind: 'school';
}

export type Inquiry = FamilyInquiry | SchoolInquiry;

const STATE_MESSAGE = 'State must be new, contacted, scheduled, client or closed';

/**
 * The owner's change: the state, the notes, or the client created from the inquiry. Omitted fields stay
 * unchanged.
 */
export const inquiryChange = z.object({
  state: z.optional(z.enum(inquiryStates, STATE_MESSAGE)),
  notes: z.optional(optionalText(NOTES_LIMIT)),
  clientId: z.optional(recordId('Please choose a client')),
  updatedAt: seenUpdatedAt,
});
export type InquiryChange = z.output<typeof inquiryChange>;
