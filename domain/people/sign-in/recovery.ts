import * as z from 'zod/mini';
import { newPassword } from '#domain/people/users/user.ts';

/** Minutes for which a link to choose a new password is valid; it works once. */
export const RECOVERY_LINK_MINUTES = 60;

const WRONG_LINK = 'This link is not right. Please copy the whole of it, or ask for a new one';

/** The secret part of a link. */
export const recoveryLink = z.object({
  token: z.string(WRONG_LINK).check(z.minLength(1, WRONG_LINK), z.maxLength(200, WRONG_LINK)),
});

/** The link's token and the new password. */
export const recovery = z.extend(recoveryLink, { newPassword });
export type Recovery = z.output<typeof recovery>;

/** The form for a new password, typed twice so that a typo does not lock the user out again. */
export const recoveryForm = z.object({ newPassword, repeated: z.string() }).check(
  z.refine((typed) => typed.newPassword === typed.repeated, {
    error: 'The two passwords are not the same',
    path: ['repeated'],
  }),
);

/** The account that a recovery link belongs to. */
export interface RecoveryAccount {
  username: string;
  fullName: string;
}

/** The error messages for an invalid link. */
export const recoveryRefusals = {
  wrong: WRONG_LINK,
  used: 'This link has been used already. Please ask for a new one if you need it',
  expired: 'This link has expired: it worked for one hour. Please ask for a new one',
} as const;
