import type { FastifyReply, FastifyRequest } from 'fastify';
import { PENDING_EXPIRY_MS } from './pending-sign-in-store.ts';
import { cookieOptions } from './sign-in-cookie.ts';

const NAME = 'sign_in_pending';
/** The browser brings it along to signing in and nowhere else. */
const PATH = '/api/login';

/** The token of a sign-in that waits for its code. */
export function pendingToken(request: FastifyRequest): string | undefined {
  return request.cookies[NAME];
}

/** Hands the token to the browser for as long as the code is waited for. */
export function setPendingCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(NAME, token, { ...cookieOptions(request, PATH), maxAge: PENDING_EXPIRY_MS / 1000 });
}

/** Takes the token back once the code has come. */
export function clearPendingCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(NAME, cookieOptions(request, PATH));
}
