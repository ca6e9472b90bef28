import type { FastifyRequest } from 'fastify';
import { forbidden } from '#server/platform/http/errors.ts';

/**
 * The hook in front of what the therapists of the practice share, after `requireTherapist`: an account that opened itself
 * may be a stranger's, and gets 403 until the owner has confirmed it.
 */
export async function requireConfirmed(request: FastifyRequest): Promise<void> {
  if (!request.practice.isConfirmed) {
    throw forbidden('The owner of the practice has to confirm your account first, in Settings, Team');
  }
}
