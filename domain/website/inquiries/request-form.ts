import type * as z from 'zod/mini';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { FieldWords, RequestOutcome, SharedFormWords } from './form-words.ts';

/** A field of a form of the website, as its page draws it and the plain page without scripts. */
export type RequestField = FieldWords & {
  name: string;
  isOptional?: boolean;
  /** The part of a row that it takes on the website. */
  width: 'full' | 'half' | 'half when wide';
  /** Whether it takes a whole row of the plain page in any case. */
  isFullOnPlainPage?: boolean;
  /** Whether it names what somebody chose as "other", and is out of sight until then. */
  isOfOther?: boolean;
} & (
    | { kind: 'line'; limit: number; type?: 'email' | 'tel'; autoComplete?: string }
    | { kind: 'text'; limit: number }
    | { kind: 'box' }
    | {
        kind: 'choice';
        options: readonly (readonly [value: string, label: string])[];
        start: string;
        isRequired?: boolean;
      }
  );

/** A form of the website in one language: its rules with their messages, its words, its fields, and its outcome. */
export interface FormInLanguage<Fields, Words extends SharedFormWords = SharedFormWords> {
  schema: z.ZodMiniType<Fields>;
  form: Words;
  outcome: RequestOutcome;
  fields: readonly RequestField[];
}

/** A form of the website: drawn by its page and by the plain page, read and answered by the server. */
export interface RequestForm<Fields, Words extends SharedFormWords = SharedFormWords> {
  /** Where it is sent to. */
  path: string;
  /** The name of the draft in the browser's tab. */
  draft: string;
  /** The cookie with the reference of a form that the browser sent by itself and that has arrived. */
  sentCookie: string;
  inLanguage: Record<SiteLanguage, FormInLanguage<Fields, Words>>;
  /** Reads the fields of a plain form post. */
  fromPost: (fields: Readonly<Record<string, string>>) => Record<string, unknown>;
}
