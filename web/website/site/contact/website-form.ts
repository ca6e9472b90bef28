import type * as z from 'zod/mini';
import type { RequestOutcome } from '#domain/website/inquiries/form-words.ts';

/** A form as its script sees it: its schema with messages, and its outcomes, in the page's language. */
export interface WebsiteForm {
  schema: z.ZodMiniObject;
  outcome: RequestOutcome;
  /** Converts the typed fields for the schema. */
  read: (typed: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** Called when a request arrived. */
  onReceived: (form: HTMLFormElement) => void;
}
