import type * as z from 'zod/mini';
import type { RequestOutcome } from '#domain/website/inquiries/form-words.ts';

/** A form as its script knows it: its rules with their messages, and its outcomes, in the page's language. */
export interface WebsiteForm {
  schema: z.ZodMiniObject;
  outcome: RequestOutcome;
  /** The fields as the rules read them. */
  read: (typed: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** Called when a request arrived. */
  onReceived: (form: HTMLFormElement) => void;
}
