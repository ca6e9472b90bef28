import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_EXPIRY_MS } from './known-device-store.ts';
import { cookieName, cookieOptions } from './sign-in-cookie.ts';

const NAME = 'device';

/** The token by which a browser is known that signed in before. It signs nobody in. */
export function deviceToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request, NAME)];
}

/** Hands the token to the browser; signing out leaves it there. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request, NAME), token, {
    ...cookieOptions(request),
    maxAge: DEVICE_EXPIRY_MS / 1000,
  });
}
