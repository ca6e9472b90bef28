import { groupDigits } from '#domain/platform/count-of.ts';
import { EMAIL_LIMIT, emailPattern, INVALID_EMAIL } from '#domain/platform/email.ts';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import { tooLongMessage } from '#domain/platform/text.ts';
import type { FormField, FormFields } from './form-fields.ts';

/** The messages that all website forms share. */
export const ruleMessages = {
  en: {
    text: 'Please enter text',
    tooLong: tooLongMessage,
    invalidEmail: INVALID_EMAIL,
    language: 'Language must be en or es',
  },
  es: {
    text: 'Escriba aquí un texto',
    tooLong: (maximum: number) => `Escriba menos: caben ${groupDigits(maximum)} caracteres`,
    invalidEmail: 'Revise el correo electrónico',
    language: 'El idioma de la página debe ser en o es',
  },
};

/**
 * Returns the message about what a visitor typed; undefined if it can be sent. It is the message of the form's schema,
 * which the page's script leaves to the server.
 */
export function messageAbout(field: FormField, typed: unknown, language: SiteLanguage): string | undefined {
  if (field.kind === 'box') return undefined;
  const text = String(typed ?? '').trim();
  const { invalidEmail, tooLong } = ruleMessages[language];
  if (field.kind === 'choice') return text || !field.choose ? undefined : field.words[language].fault;
  if (text === '') return field.isOptional ? undefined : field.words[language].fault;
  if (field.kind === 'line' && field.type === 'email')
    return text.length <= EMAIL_LIMIT && emailPattern.test(text) ? undefined : invalidEmail;
  return text.length > field.limit ? tooLong(field.limit) : undefined;
}

/**
 * Converts the fields of a plain form post, in which a checked box is text and an unchecked one is missing, and in which
 * the name of another choice may remain after it was hidden.
 */
export function readPost(
  fields: FormFields,
  posted: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const isOther = Object.entries(fields).some(
    ([name, { kind }]) => kind === 'choice' && posted[name] === 'other',
  );
  const converted = Object.entries(fields).flatMap(([name, { kind, isOfOther }]) => {
    if (kind === 'box') return [[name, posted[name] === 'on' || posted[name] === 'true']];
    return isOfOther && !isOther ? [[name, '']] : [];
  });
  return { ...posted, ...Object.fromEntries(converted) };
}

/**
 * The field that people never see. Bots fill it in, and so do some password managers: such a request is not saved, and
 * says so.
 */
export const HONEYPOT_FIELD = 'website';

/** Returns whether the hidden field of a request is filled in. */
export function isHiddenFieldFilled(fields: Readonly<Record<string, unknown>>): boolean {
  const value = fields[HONEYPOT_FIELD];
  return typeof value === 'string' && value.trim() !== '';
}
