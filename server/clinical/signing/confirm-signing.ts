import type { FastifyRequest } from 'fastify';
import type { ConfirmPassword } from '#server/people/passwords/confirm-password.ts';

/** The response of a signing call when the practice requires the password. */
export const wrongPassword = {
  403: 'The practice asks for the password, and it is missing or not right',
  429: 'Too many wrong passwords; Retry-After says when to try again',
} as const;

/** Checks the signer's password if the practice requires it. Throws 403 and 429. */
export async function confirmSigning(
  request: FastifyRequest,
  confirmPassword: ConfirmPassword,
  password: string | undefined,
): Promise<void> {
  if (request.practice.settings.signingNeedsPassword) await confirmPassword(request, password ?? '');
}
