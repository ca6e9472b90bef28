import type * as z from 'zod/mini';
import type { RequestOutcome } from '#domain/website/inquiries/form-words.ts';

/** What the script of a form knows of it: its rules with their messages, and what is said of it, in the page's language. */
export interface WebsiteForm {
  schema: z.ZodMiniObject;
  outcome: RequestOutcome;
  /** The fields as the rules read them. */
  read: (typed: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** Told that a request arrived. */
  onReceived: (form: HTMLFormElement) => void;
}
