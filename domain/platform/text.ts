import * as z from 'zod/mini';
import { groupDigits } from './count-of.ts';
import { withoutUnseen } from './unseen-characters.ts';

/** The longest free text of a record, in characters: about fifteen printed pages. */
export const LONG_TEXT_LIMIT = 40_000;
const SHORT_TEXT_LIMIT = 200;

/** Returns the error message for text longer than `maximum` characters. */
export function tooLongMessage(maximum: number): string {
  return `Please shorten this to ${groupDigits(maximum)} characters`;
}

/** Schema of required text: trimmed, at least `minimum` characters, with `message` as its error. */
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

/** Schema of a required name: text without invisible characters, so that one name is stored in one way. */
export function requiredName(message: string, minimum = 1, maximum = SHORT_TEXT_LIMIT) {
  return z
    .string(message)
    .check(
      z.overwrite(withoutUnseen),
      z.trim(),
      z.minLength(minimum, message),
      z.maxLength(maximum, tooLongMessage(maximum)),
    );
}

/** Schema of optional text; empty text and null both become null. */
export function optionalText(maximum = SHORT_TEXT_LIMIT) {
  const message = 'Please enter text';
  return z.pipe(
    z.nullable(z.string(message).check(z.trim(), z.maxLength(maximum, tooLongMessage(maximum)))),
    z.transform((text) => text || null),
  );
}

/**
 * Returns whether any text in `value`, including keys, contains characters that a database column cannot store: NUL
 * or half a surrogate pair.
 */
export function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (Array.isArray(value)) return value.some(hasUnstorableText);
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).some(([key, inner]) => hasUnstorableText(key) || hasUnstorableText(inner));
  }
  return false;
}
