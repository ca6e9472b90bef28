import * as z from 'zod/mini';
import { fullConfirmation } from './full-confirmation.ts';
import { newPassword, registration } from './user.ts';

const NO_PASSWORD = 'Please enter your current password';

/** A therapist's profile; the same rules as at registration. */
export const profile = z.pick(registration, { fullName: true, email: true, username: true });
export type Profile = z.output<typeof profile>;

/** A partial change of the profile. Changing the email or username requires the confirmation. */
export const profileChange = z.extend(z.partial(profile), { confirmation: z.optional(fullConfirmation) });
export type ProfileChange = z.output<typeof profileChange>;

/** A new password and the current one. */
export const passwordChange = z.object({
  currentPassword: z
    .string(NO_PASSWORD)
    .check(z.minLength(1, NO_PASSWORD), z.maxLength(1_000, 'Your current password is not right')),
  newPassword,
});
export type PasswordChange = z.output<typeof passwordChange>;

/** The form for a new password, typed twice so that a typo does not lock the user out. */
export const passwordForm = z.extend(passwordChange, { repeated: z.string() }).check(
  z.refine(({ newPassword, repeated }) => newPassword === repeated, {
    error: 'The two new passwords are not the same',
    path: ['repeated'],
  }),
);
