import type { Instant } from '#domain/platform/dates.ts';
import type { RequestForm } from '#domain/website/inquiries/request-form.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** A request that is about to be saved. */
export interface Arrival<Fields> {
  fields: Fields;
  /** The id of its mail, from which the reference is derived. */
  messageId: string;
  reference: string;
  /** Whether the sender gets a confirmation mail. */
  isConfirmed: boolean;
}

/** A website form, and how the server saves its requests. */
export interface WebsiteForm<Fields> {
  form: RequestForm<Fields>;
  summary: string;
  save: (queries: Queries, arrival: Arrival<Fields>, now: Instant) => Promise<void>;
}
