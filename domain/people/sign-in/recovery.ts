import * as z from 'zod/mini';
import { newPassword } from '#domain/people/users/user.ts';

/** A link to choose a new password works for this long, once. */
export const RECOVERY_LINK_MINUTES = 60;

const WRONG_LINK = 'This link is not right. Please copy the whole of it, or ask for a new one';

/** The secret part of a link. */
export const recoveryLink = z.object({
  token: z.string(WRONG_LINK).check(z.minLength(1, WRONG_LINK), z.maxLength(200, WRONG_LINK)),
});

/** The link, and the password that is chosen by it. */
export const recovery = z.extend(recoveryLink, { newPassword });
export type Recovery = z.output<typeof recovery>;

/** The form of the new password, typed twice so that a slip does not lock her out again. */
export const recoveryForm = z.object({ newPassword, repeated: z.string() }).check(
  z.refine((typed) => typed.newPassword === typed.repeated, {
    error: 'The two passwords are not the same',
    path: ['repeated'],
  }),
);

/** Whose password a link is about. */
export interface RecoveringAccount {
  username: string;
  fullName: string;
}

/** Why a link does not work. */
export const recoveryRefusals = {
  wrong: WRONG_LINK,
  used: 'This link has been used already. Please ask for a new one if you need it',
  expired: 'This link has expired: it worked for one hour. Please ask for a new one',
} as const;
