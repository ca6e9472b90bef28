import type { FastifyReply, FastifyRequest } from 'fastify';
import { PENDING_EXPIRY_MS } from './pending-sign-in-store.ts';
import { cookieOptions } from './sign-in-cookie.ts';

const NAME = 'sign_in_pending';
/** The browser sends it only with sign-in requests. */
const PATH = '/api/login';

/** Returns the token of a sign-in that waits for its code. */
export function pendingToken(request: FastifyRequest): string | undefined {
  return request.cookies[NAME];
}

/** Sets the cookie for as long as the code may take. */
export function setPendingCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(NAME, token, { ...cookieOptions(request, PATH), maxAge: PENDING_EXPIRY_MS / 1000 });
}

/** Clears the cookie after the code was entered. */
export function clearPendingCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(NAME, cookieOptions(request, PATH));
}
