import * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';

/** How many recovery codes one set has. */
export const RECOVERY_CODES = 10;
/** From this many codes left on, she is reminded to make new ones. */
export const FEW_RECOVERY_CODES = 3;
/** How long the second step of signing in waits for its code after the password was right. */
export const SECOND_STEP_MINUTES = 10;
/** How long a new secret waits for the first code of the app that was to take it. */
export const SETUP_MINUTES = 60;

/** How far two-factor sign-in has come for an account. */
export interface TwoFactorState {
  /** Since when it is on; null while it is off. */
  turnedOnAt: Instant | null;
  recoveryCodesLeft: number;
}

/** What an authenticator app has to be told: as an address for its camera, and as text for typing. */
export interface TwoFactorSetup {
  uri: string;
  secret: string;
}

/** A fresh set of recovery codes: told this once and never again. */
export interface IssuedRecoveryCodes {
  recoveryCodes: string[];
}

/** The answer to a right password where a code has to follow. */
export interface SecondStepNeeded {
  secondStep: 'code';
}

const CODE_MESSAGE = 'Enter the 6 digits that your authenticator app shows';
const RECOVERY_CODE_MESSAGE = 'Enter one of your recovery codes: 20 letters and digits';

/** The code of an authenticator app; apps show it in groups, people type the gap along. */
export const authenticatorCode = z.string(CODE_MESSAGE).check(
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, CODE_MESSAGE),
);

/** A recovery code as it was shown, in any case and with or without its dashes. */
export const recoveryCode = z.string(RECOVERY_CODE_MESSAGE).check(
  z.overwrite((text) => text.toUpperCase().replace(/[\s-]/g, '')),
  // Those of before had four letters fewer.
  z.regex(/^[2-9A-Z]{16}(?:[2-9A-Z]{4})?$/, RECOVERY_CODE_MESSAGE),
);

/** The first code of a new app, which proves that it took the secret. */
export const twoFactorStart = z.object({ code: authenticatorCode });
export type TwoFactorStart = z.output<typeof twoFactorStart>;

const ONE_CODE = 'Enter a code from your authenticator app or a recovery code';

/** The second step of signing in: the app's code, or a recovery code instead. */
export const secondStep = z
  .object({ code: z.optional(authenticatorCode), recoveryCode: z.optional(recoveryCode) })
  .check(
    z.refine(({ code, recoveryCode }) => (code === undefined) !== (recoveryCode === undefined), ONE_CODE),
  );
export type SecondStep = z.output<typeof secondStep>;
