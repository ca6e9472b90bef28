import type { FastifyRequest } from 'fastify';
import { forbidden } from '#server/platform/http/errors.ts';

/**
 * The hook for data that the practice's therapists share, after `requireTherapist`: a self-registered account may be
 * a stranger's and gets 403 until the owner confirms it.
 */
export async function requireConfirmed(request: FastifyRequest): Promise<void> {
  if (!request.practice.isConfirmed) {
    throw forbidden('The owner of the practice has to confirm your account first, in Settings, Team');
  }
}
