import * as z from 'zod/mini';
import { authenticatorCode, recoveryCode } from '#domain/people/two-factor/two-factor.ts';

/** What a sign-in that may have been stolen does not know: the password and, where it is on, the second factor. */
export const fullConfirmation = z.object({
  password: z.string('Password is required').check(z.minLength(1, 'Password is required')),
  /** Where two-factor sign-in is on, one of the two. */
  code: z.optional(authenticatorCode),
  recoveryCode: z.optional(recoveryCode),
});
export type FullConfirmation = z.output<typeof fullConfirmation>;

/** The confirmation by what somebody typed: nothing, a code of six digits or a recovery code beside the password. */
export function confirmationOf(password: string, typedCode: string): FullConfirmation {
  const text = typedCode.replace(/\s/g, '');
  if (text === '') return { password };
  return /^\d+$/.test(text) ? { password, code: text } : { password, recoveryCode: typedCode };
}
