import type * as z from 'zod/mini';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { FieldWords, RequestOutcome, SharedFormWords } from './form-words.ts';

/** A field of a website form, as rendered on its page and on the plain page without scripts. */
export type RequestField = FieldWords & {
  name: string;
  isOptional?: boolean;
  /** The width that it takes in a row of the website. */
  width: 'full' | 'half' | 'half when wide';
  /** Whether it always takes a full row on the plain page. */
  isFullOnPlainPage?: boolean;
  /** Whether it names the choice "other", and is hidden until that is chosen. */
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

/**
 * A website form in one language: its schema with messages, its texts, its fields and its outcome messages.
 */
export interface FormInLanguage<Fields, Words extends SharedFormWords = SharedFormWords> {
  schema: z.ZodMiniType<Fields>;
  form: Words;
  outcome: RequestOutcome;
  fields: readonly RequestField[];
}

/** A website form: rendered by its page and by the plain page, and handled by the server. */
export interface RequestForm<Fields, Words extends SharedFormWords = SharedFormWords> {
  /** The path it is posted to. */
  path: string;
  /** The key of the draft in the browser tab. */
  draft: string;
  /** The cookie with the reference of a form that the browser posted without a script. */
  sentCookie: string;
  inLanguage: Record<SiteLanguage, FormInLanguage<Fields, Words>>;
  /** Reads the fields of a plain form post. */
  fromPost: (fields: Readonly<Record<string, string>>) => Record<string, unknown>;
}
