import * as z from 'zod/mini';
import { newPassword, registration } from './user.ts';

const NO_PASSWORD = 'Please enter your current password';

/** What a therapist may change of her account; the rules are those of opening one. */
export const profileChange = z.partial(z.pick(registration, { fullName: true, email: true, username: true }));
export type ProfileChange = z.output<typeof profileChange>;

/** A new password, and the one that it replaces. */
export const passwordChange = z.object({
  currentPassword: z
    .string(NO_PASSWORD)
    .check(z.minLength(1, NO_PASSWORD), z.maxLength(1_000, 'Your current password is not right')),
  newPassword,
});
export type PasswordChange = z.output<typeof passwordChange>;
