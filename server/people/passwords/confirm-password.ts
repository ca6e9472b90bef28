import type { FastifyRequest } from 'fastify';
import { SignInThrottle } from '#server/people/sign-in/sign-in-throttle.ts';
import { findByUsername } from '#server/people/users/user-store.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { forbidden } from '#server/platform/http/errors.ts';
import { isPassword } from './passwords.ts';

export interface AccountServices {
  database: Database;
  config: Pick<Config, 'rateLimits'>;
  clock: () => Date;
}

/** Throws 403 if `password` is not the signed-in user's, and 429 after too many attempts. */
export type ConfirmPassword = (request: FastifyRequest, password: string) => Promise<void>;

/** Returns the check for actions that require the password again. */
export function passwordConfirmer({ database, config, clock }: AccountServices): ConfirmPassword {
  // Prevents guessing the password on an unlocked device.
  const throttle = new SignInThrottle({ database, clock, enabled: config.rateLimits });
  return async (request, password) => {
    const { user, signInId } = request.practice;
    // Counted per sign-in, so that guessing elsewhere does not block the user from changing their password.
    const isRight = await throttle.attempt({ by: 'sign-in', signInId }, async () => {
      const found = await findByUsername(database.read, user.username);
      return (found && (await isPassword(password, found.passwordHash, 'known'))) || undefined;
    });
    if (!isRight) throw forbidden('Your current password is not right');
  };
}
