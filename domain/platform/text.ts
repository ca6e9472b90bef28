import * as z from 'zod/mini';

/** The longest free text a record keeps, in characters: about fifteen printed pages. */
export const LONG_TEXT_LIMIT = 40_000;
const SHORT_TEXT_LIMIT = 200;

/** What is said of text that is longer than `maximum` characters. */
export function tooLongMessage(maximum: number): string {
  return `Please shorten this to ${maximum.toLocaleString('en-US')} characters`;
}

/** Text that must be there: trimmed, at least `minimum` characters, otherwise `message`. */
export function requiredText(
  message: string,
  minimum = 1,
  maximum = SHORT_TEXT_LIMIT,
  tooLong: (maximum: number) => string = tooLongMessage,
) {
  return z
    .string(message)
    .check(z.trim(), z.minLength(minimum, message), z.maxLength(maximum, tooLong(maximum)));
}

/** Text that may be missing; empty text and null both read as null, so "nothing" has one shape. */
export function optionalText(maximum = SHORT_TEXT_LIMIT) {
  const message = 'Please enter text';
  return z.pipe(
    z.nullable(z.string(message).check(z.trim(), z.maxLength(maximum, tooLongMessage(maximum)))),
    z.transform((text) => text || null),
  );
}

/**
 * Whether any text inside `value`, its keys included, holds what no database column can keep: a NUL
 * character or half of a surrogate pair.
 */
export function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (Array.isArray(value)) return value.some(hasUnstorableText);
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).some(([key, inner]) => hasUnstorableText(key) || hasUnstorableText(inner));
  }
  return false;
}
