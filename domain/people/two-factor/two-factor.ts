import * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';

/** Number of recovery codes in a set. */
export const RECOVERY_CODES = 10;
/** At this many remaining codes or fewer, the user is reminded to create new ones. */
export const FEW_RECOVERY_CODES = 3;
/** Minutes the second step of signing in waits for its code after the password. */
export const SECOND_STEP_MINUTES = 10;
/** Minutes a new secret waits for the first code of the authenticator app. */
export const SETUP_MINUTES = 60;

/** The state of two-factor sign-in of an account. */
export interface TwoFactorState {
  /** When it was turned on; null if it is off. */
  turnedOnAt: Instant | null;
  recoveryCodesLeft: number;
}

/** What an authenticator app needs: an address to scan, and the secret to type. */
export interface TwoFactorSetup {
  uri: string;
  secret: string;
}

/** A new set of recovery codes, which is shown only once. */
export interface IssuedRecoveryCodes {
  recoveryCodes: string[];
}

/** The reply to a correct password if a code is still required. */
export interface SecondStepNeeded {
  secondStep: 'code';
}

const CODE_MESSAGE = 'Enter the 6 digits that your authenticator app shows';
const RECOVERY_CODE_MESSAGE = 'Enter one of your recovery codes: 20 letters and digits';

/** The code of an authenticator app; apps show it in groups, so spaces are accepted. */
export const authenticatorCode = z.string(CODE_MESSAGE).check(
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, CODE_MESSAGE),
);

/** A recovery code in any case, with or without its dashes. */
export const recoveryCode = z.string(RECOVERY_CODE_MESSAGE).check(
  z.overwrite((text) => text.toUpperCase().replace(/[\s-]/g, '')),
  // Earlier codes were four letters shorter.
  z.regex(/^[2-9A-Z]{16}(?:[2-9A-Z]{4})?$/, RECOVERY_CODE_MESSAGE),
);

/** The first code of a new app, which proves that it has the secret. */
export const twoFactorStart = z.object({ code: authenticatorCode });
export type TwoFactorStart = z.output<typeof twoFactorStart>;

/** Asks for either code: neither was sent, or both. */
export const ONE_CODE = 'Enter a code from your authenticator app or a recovery code';

/** The second step of signing in: the app's code or a recovery code. */
export const secondStep = z
  .object({ code: z.optional(authenticatorCode), recoveryCode: z.optional(recoveryCode) })
  .check(
    z.refine(({ code, recoveryCode }) => (code === undefined) !== (recoveryCode === undefined), ONE_CODE),
  );
export type SecondStep = z.output<typeof secondStep>;
