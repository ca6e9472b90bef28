import * as z from 'zod/mini';
import { authenticatorCode, recoveryCode } from '#domain/people/two-factor/two-factor.ts';

/** A confirmation that a stolen sign-in cannot give: the password and, if it is on, the second factor. */
export const fullConfirmation = z.object({
  password: z.string('Password is required').check(z.minLength(1, 'Password is required')),
  /** One of the two, if two-factor sign-in is on. */
  code: z.optional(authenticatorCode),
  recoveryCode: z.optional(recoveryCode),
});
export type FullConfirmation = z.output<typeof fullConfirmation>;

/** Builds the confirmation from the typed text: empty, a six-digit code or a recovery code, with the password. */
export function confirmationOf(password: string, typedCode: string): FullConfirmation {
  const text = typedCode.replace(/\s/g, '');
  if (text === '') return { password };
  return /^\d+$/.test(text) ? { password, code: text } : { password, recoveryCode: typedCode };
}
