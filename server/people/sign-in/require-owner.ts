import type { FastifyRequest } from 'fastify';
import { forbidden } from '#server/platform/http/errors.ts';

/** The hook for owner-only routes, after `requireTherapist`; others get 403. */
export async function requireOwner(request: FastifyRequest): Promise<void> {
  if (!request.practice.user.isOwner) throw forbidden('Only the owner of the practice can do this');
}
