import type { Instant } from '#domain/platform/dates.ts';
import type { RequestForm } from '#domain/website/inquiries/request-form.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** A request that is about to be saved. */
export interface Arrival<Fields> {
  fields: Fields;
  /** The id of the mail about it, which its reference comes from. */
  messageId: string;
  reference: string;
  /** Whether who wrote gets a mail, too. */
  isConfirmed: boolean;
}

/** A form of the website, and how the server saves what was sent with it. */
export interface WebsiteForm<Fields> {
  form: RequestForm<Fields>;
  summary: string;
  save: (queries: Queries, arrival: Arrival<Fields>, now: Instant) => Promise<void>;
}
