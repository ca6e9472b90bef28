import * as z from 'zod/mini';
import { fullConfirmation } from './full-confirmation.ts';
import { newPassword, registration } from './user.ts';

const NO_PASSWORD = 'Please enter your current password';

/** What a therapist says of herself; the rules are those of opening an account. */
export const profile = z.pick(registration, { fullName: true, email: true, username: true });
export type Profile = z.output<typeof profile>;

/** A change of some of it; what is not named stays. Another email or username needs the confirmation. */
export const profileChange = z.extend(z.partial(profile), { confirmation: z.optional(fullConfirmation) });
export type ProfileChange = z.output<typeof profileChange>;

/** The password once more, before something that whoever finds a device left open must not do. */
export const passwordConfirmation = z.object({
  currentPassword: z
    .string(NO_PASSWORD)
    .check(z.minLength(1, NO_PASSWORD), z.maxLength(1_000, 'Your current password is not right')),
});
export type PasswordConfirmation = z.output<typeof passwordConfirmation>;

/** A new password, and the one that it replaces. */
export const passwordChange = z.extend(passwordConfirmation, { newPassword });
export type PasswordChange = z.output<typeof passwordChange>;

/** The form of a new password, typed twice so that a slip does not lock her out. */
export const passwordForm = z.extend(passwordChange, { repeated: z.string() }).check(
  z.refine(({ newPassword, repeated }) => newPassword === repeated, {
    error: 'The two new passwords are not the same',
    path: ['repeated'],
  }),
);
