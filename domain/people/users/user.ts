import * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';
import { INVALID_EMAIL, requiredEmail } from '#domain/platform/email.ts';
import { requiredText } from '#domain/platform/text.ts';
import { newUsername } from './username.ts';

const MINIMUM_PASSWORD_LENGTH = 6;
const MAXIMUM_PASSWORD_LENGTH = 1_000;

const passwordMessage = 'Password must be at least 6 characters';

/** A new password. Never trimmed: its spaces count. */
export const newPassword = z
  .string(passwordMessage)
  .check(
    z.minLength(MINIMUM_PASSWORD_LENGTH, passwordMessage),
    z.maxLength(MAXIMUM_PASSWORD_LENGTH, 'Please choose a shorter password'),
  );

/**
 * The fields for opening an account. `inviteCode` is required only if registration is by invitation, `setupCode` only
 * for the first account of a program that is reachable from other machines.
 */
export const registration = z.object({
  fullName: requiredText('Full name is required', 2),
  email: requiredEmail(INVALID_EMAIL),
  username: newUsername,
  password: newPassword,
  inviteCode: z.optional(z.string('Please enter the invite code as text')),
  setupCode: z.optional(z.string('Please enter the setup code as text')),
});
export type Registration = z.output<typeof registration>;

/** The fields for signing in. */
export const credentials = z.object({
  username: requiredText('Username is required', 1, 254),
  password: z
    .string('Password is required')
    .check(
      z.minLength(1, 'Password is required'),
      z.maxLength(MAXIMUM_PASSWORD_LENGTH, 'Invalid username or password'),
    ),
});
export type Credentials = z.output<typeof credentials>;

/** An account as its holder sees it: everything but the password. */
export interface User {
  id: number;
  username: string;
  fullName: string;
  email: string;
  role: 'therapist';
  /** Whether this account owns the practice: its website, inquiries and invitations. */
  isOwner: boolean;
  createdAt: Instant;
  /**
   * Set if the practice requires a second factor that this account lacks: until it is set up, other calls are
   * refused.
   */
  needsSecondFactor?: true | undefined;
}
