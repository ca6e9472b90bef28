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

/** Throws 403 when `password` is not the one of whoever is signed in, and 429 when it was guessed at too often. */
export type ConfirmPassword = (request: FastifyRequest, password: string) => Promise<void>;

/** The check in front of what asks for the password once more. */
export function passwordConfirmer({ database, config, clock }: AccountServices): ConfirmPassword {
  // A device left open must not become a place to guess the password at.
  const throttle = new SignInThrottle({ database, clock, enabled: config.rateLimits });
  return async (request, password) => {
    const { user, signInId } = request.practice;
    // Counted for this sign-in alone: whoever guesses elsewhere does not keep her from changing her password.
    const isHers = await throttle.attempt({ by: 'sign-in', signInId }, async () => {
      const found = await findByUsername(database.read, user.username);
      return (found && (await isPassword(password, found.passwordHash, 'known'))) || undefined;
    });
    if (!isHers) throw forbidden('Your current password is not right');
  };
}
