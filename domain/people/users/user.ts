import * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';
import { INVALID_EMAIL, requiredEmail } from '#domain/platform/email.ts';
import { requiredText } from '#domain/platform/text.ts';
import { newUsername } from './username.ts';

const MINIMUM_PASSWORD_LENGTH = 6;
const MAXIMUM_PASSWORD_LENGTH = 1_000;

const passwordMessage = 'Password must be at least 6 characters';

/** A password as somebody chooses it. Never trimmed: spaces are hers. */
export const newPassword = z
  .string(passwordMessage)
  .check(
    z.minLength(MINIMUM_PASSWORD_LENGTH, passwordMessage),
    z.maxLength(MAXIMUM_PASSWORD_LENGTH, 'Please choose a shorter password'),
  );

/**
 * What a therapist fills in to open an account. `inviteCode` matters only where registration is by invitation,
 * `setupCode` only for the first account where the program listens beyond its own machine.
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

/** What a therapist fills in to sign in. */
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

/** An account as its owner sees it: everything but the password. */
export interface User {
  id: number;
  username: string;
  fullName: string;
  email: string;
  role: 'therapist';
  /** Whether this account owns the practice: its website, inquiries and invitations. */
  isOwner: boolean;
  createdAt: Instant;
  /** Where the practice requires a second factor and this sign-in lacks it: until it is set up, nothing else is reached. */
  needsSecondFactor?: true | undefined;
}
