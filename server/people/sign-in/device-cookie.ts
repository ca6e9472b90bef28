import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_EXPIRY_MS } from './known-device-store.ts';
import { cookieName, cookieOptions } from './sign-in-cookie.ts';

const NAME = 'device';

/** Returns the token that identifies a browser which signed in before. It does not sign anybody in. */
export function deviceToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request, NAME)];
}

/** Sets the device cookie; signing out does not clear it. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request, NAME), token, {
    ...cookieOptions(request),
    maxAge: DEVICE_EXPIRY_MS / 1000,
  });
}
