import type { FastifyRequest } from 'fastify';
import { ONE_CODE } from '#domain/people/two-factor/two-factor.ts';
import type { FullConfirmation } from '#domain/people/users/full-confirmation.ts';
import type { AccountServices, ConfirmPassword } from '#server/people/passwords/confirm-password.ts';
import { SignInThrottle } from '#server/people/sign-in/sign-in-throttle.ts';
import { appendAuditEntries, lockCaseload } from '#server/platform/database/audit-log.ts';
import { forbidden } from '#server/platform/http/errors.ts';
import { redeemedEntries, takeSecondStep, WRONG_CODE } from './take-second-step.ts';
import { needsCode } from './two-factor-store.ts';

/**
 * Throws 403 if the password or, if two-factor sign-in is on, the code is not the signed-in user's, and 429 after too
 * many attempts.
 */
export type ConfirmFully = (request: FastifyRequest, typed: FullConfirmation) => Promise<void>;

/** Returns the check for actions that a stolen sign-in must not perform, even with the password. */
export function fullConfirmer(
  { database, config, clock }: AccountServices,
  confirmPassword: ConfirmPassword,
): ConfirmFully {
  const throttle = new SignInThrottle({ database, clock, enabled: config.rateLimits, guessing: 'code' });
  return async (request, { password, ...typed }) => {
    await confirmPassword(request, password);
    const { user, actor, now, signInId } = request.practice;
    if (!(await needsCode(database.read, user.id))) return;
    if (typed.code === undefined && typed.recoveryCode === undefined) throw forbidden(ONE_CODE, 'code');
    const isRight = await throttle.attempt({ by: 'sign-in', signInId }, async () => {
      const isTaken = await database.write(async (queries) => {
        await lockCaseload(queries, user.id);
        if (!(await takeSecondStep(queries, user, typed, clock()))) return false;
        await appendAuditEntries(queries, user.id, redeemedEntries(user, typed), actor, now);
        return true;
      });
      return isTaken || undefined;
    });
    if (!isRight) throw forbidden(WRONG_CODE, 'code');
  };
}

/** Returns the confirmation of a request. Throws 403 if there is none. */
export function confirmed(confirmation: FullConfirmation | undefined): FullConfirmation {
  if (confirmation === undefined) throw forbidden('Please confirm this with your password');
  return confirmation;
}
