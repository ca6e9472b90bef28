import * as z from 'zod/mini';
import { comparable } from './comparable.ts';
import { withoutUnseen } from './unseen-characters.ts';

export const INVALID_EMAIL = 'Invalid email address';
export const EMAIL_LIMIT = 254;

/** The basic address pattern, used for every email address in the program. */
export const emailPattern = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$/i;

/** Schema of a required email address: `requiredMessage` if empty, `invalidMessage` if malformed. */
export function requiredEmail(requiredMessage: string = INVALID_EMAIL, invalidMessage = INVALID_EMAIL) {
  return z
    .string(requiredMessage)
    .check(
      z.overwrite(withoutUnseen),
      z.trim(),
      z.minLength(1, requiredMessage),
      z.maxLength(EMAIL_LIMIT, invalidMessage),
      z.regex(emailPattern, invalidMessage),
    );
}

/** Schema of an optional email address; empty text and null both become null. */
export function optionalEmail() {
  return z.pipe(
    z.nullable(
      z.string(INVALID_EMAIL).check(
        z.overwrite(withoutUnseen),
        z.trim(),
        z.maxLength(EMAIL_LIMIT, INVALID_EMAIL),
        z.refine((email) => email === '' || emailPattern.test(email), INVALID_EMAIL),
      ),
    ),
    z.transform((email) => email || null),
  );
}

/**
 * Returns the mailbox behind an email address, for limits: case, dots before the @ and what follows a + make no other
 * mailbox. Some providers tell dots apart; two such people then share one limit.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = comparable(email).split(/@(?=[^@]*$)/);
  const box = name.replace(/\+.*$/, '').replaceAll('.', '');
  return `${box || name}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}
