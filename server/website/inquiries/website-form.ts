import type * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { FieldWords, RequestOutcome } from '#domain/website/inquiries/form-words.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** A field as the plain page shows it. */
export type FieldLook = FieldWords & {
  name: string;
  isOptional?: boolean;
  /** Whether two of its kind stand side by side where there is room. */
  isHalf?: boolean;
  /** Whether it names what somebody chose as "other", and is out of sight until then. */
  isOfOther?: boolean;
} & (
    | { kind: 'line'; attributes?: string }
    | { kind: 'text' }
    | { kind: 'box' }
    | { kind: 'choice'; options: readonly (readonly [value: string, label: string])[]; start: string }
  );

/** A form as the plain page shows it, in one language. */
export interface FormLook {
  notSentYet: string;
  fields: readonly FieldLook[];
  optional: string;
  trap: string;
  send: string;
}

/** A request that is about to be kept. */
export interface Arrival<Fields> {
  fields: Fields;
  /** The id of the mail about it, which its reference comes from. */
  messageId: string;
  reference: string;
  /** Whether who wrote gets a mail, too. */
  isConfirmed: boolean;
}

/** A form of the website: how it is read, shown again, answered, and kept. */
export interface WebsiteForm<Fields> {
  path: string;
  summary: string;
  /** The cookie with the reference of a form that the browser sent by itself and that has arrived. */
  sentCookie: string;
  inLanguage: Record<
    SiteLanguage,
    { schema: z.ZodMiniType<Fields>; look: FormLook; outcome: RequestOutcome }
  >;
  /** The fields of a plain form post. */
  fromPost: (fields: Readonly<Record<string, string>>) => Record<string, unknown>;
  keep: (queries: Queries, arrival: Arrival<Fields>, now: Instant) => Promise<void>;
}
