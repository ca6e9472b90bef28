import type * as z from 'zod/mini';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import { type FormFields, type Sent, type ShownField, shownFields } from './form-fields.ts';
import { formSchema } from './form-schema.ts';
import type { FormWords, RequestOutcome } from './form-words.ts';

interface FormDescription<Fields extends FormFields, Words extends FormWords> {
  /** The path it is posted to. */
  path: string;
  /** The key of the draft in the browser tab. */
  draft: string;
  /** The cookie with the reference of a form that the browser posted without a script. */
  sentCookie: string;
  fields: Fields;
  words: Record<SiteLanguage, Words>;
  outcome: Record<SiteLanguage, RequestOutcome>;
}

/** A website form in one language. */
interface FormInLanguage<Written, Words extends FormWords> {
  /** The schema of what it sends, with messages in the language. */
  schema: z.ZodMiniType<Written>;
  form: Words;
  outcome: RequestOutcome;
  fields: readonly ShownField[];
}

/** A website form: rendered by its page and by the plain page, and handled by the server. */
export interface RequestForm<Written, Words extends FormWords = FormWords>
  extends Pick<FormDescription<FormFields, Words>, 'path' | 'draft' | 'sentCookie' | 'fields'> {
  inLanguage: Record<SiteLanguage, FormInLanguage<Written, Words>>;
}

/** Returns the form that a description makes. */
export function requestForm<Fields extends FormFields, Words extends FormWords>({
  words,
  outcome,
  ...form
}: FormDescription<Fields, Words>): RequestForm<Sent<Fields>, Words> {
  const inLanguage = (language: SiteLanguage) => ({
    schema: formSchema(form.fields, language),
    form: words[language],
    outcome: outcome[language],
    fields: shownFields(form.fields, language),
  });
  return { ...form, inLanguage: { en: inLanguage('en'), es: inLanguage('es') } };
}
