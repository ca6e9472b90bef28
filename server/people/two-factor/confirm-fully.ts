import type { FastifyRequest } from 'fastify';
import type { FullConfirmation } from '#domain/people/users/full-confirmation.ts';
import type { AccountServices, ConfirmPassword } from '#server/people/passwords/confirm-password.ts';
import { SignInThrottle } from '#server/people/sign-in/sign-in-throttle.ts';
import { forbidden } from '#server/platform/http/errors.ts';
import { takeSecondStep } from './take-second-step.ts';
import { needsCode } from './two-factor-store.ts';

/**
 * Throws 403 when the password or, where two-factor sign-in is on, the code is not the one of whoever is signed in, and
 * 429 when it was guessed at too often.
 */
export type ConfirmFully = (request: FastifyRequest, typed: FullConfirmation) => Promise<void>;

/** The check in front of what a stolen sign-in must not do, even where its password is known. */
export function fullConfirmer(
  { database, config, clock }: AccountServices,
  confirmPassword: ConfirmPassword,
): ConfirmFully {
  const throttle = new SignInThrottle({ database, clock, enabled: config.rateLimits, guessing: 'code' });
  return async (request, { password, ...typed }) => {
    await confirmPassword(request, password);
    const { user, signInId } = request.practice;
    if (!(await needsCode(database.read, user.id))) return;
    if (typed.code === undefined && typed.recoveryCode === undefined) throw forbidden(CODE_NEEDED, 'code');
    const isHers = await throttle.attempt({ by: 'sign-in', signInId }, async () => {
      const isTaken = await database.write((queries) => takeSecondStep(queries, user, typed, clock()));
      return isTaken || undefined;
    });
    if (!isHers) throw forbidden(WRONG_CODE, 'code');
  };
}

const CODE_NEEDED = 'Enter a code from your authenticator app or a recovery code';
const WRONG_CODE = 'This code is not right, or was used already. Please enter the newest one';

/** The confirmation that came along. Throws 403 when none did. */
export function confirmed(confirmation: FullConfirmation | undefined): FullConfirmation {
  if (confirmation === undefined) throw forbidden('Please confirm this with your password');
  return confirmation;
}
