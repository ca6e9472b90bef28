import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ABSOLUTE_EXPIRY_MS } from './sign-in-store.ts';

const NAME = 'sign_in';

/** The sign-in token that came with a request. */
export function signInToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request, NAME)] ?? request.cookies[NAME];
}

/** Puts a cookie of before its name said that it is this host's alone under that name. */
export function exchangeOldCookie(request: FastifyRequest, reply: FastifyReply): void {
  const token = request.cookies[NAME];
  if (!request.isSecure || token === undefined) return;
  reply.clearCookie(NAME, cookieOptions(request));
  if (request.cookies[cookieName(request, NAME)] === undefined) setSignInCookie(request, reply, token);
}

/** Hands the token to the browser, out of reach of scripts and of other sites' requests. */
export function setSignInCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request, NAME), token, {
    ...cookieOptions(request),
    maxAge: ABSOLUTE_EXPIRY_MS / 1000,
  });
}

/** Takes the token back from the browser. */
export function clearSignInCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request, NAME), cookieOptions(request));
  if (request.isSecure) reply.clearCookie(NAME, cookieOptions(request));
}

/**
 * The name of a cookie as it is sent: over https one that browsers take from this host alone, over https alone, and
 * from nobody who merely shares the domain.
 */
export function cookieName(request: FastifyRequest, name: string): string {
  return request.isSecure ? `__Host-${name}` : name;
}

/**
 * Has the browser throw away what it keeps of this site's answers, on disk and behind its Back button. Its storage stays:
 * unsaved notes lie in it, locked with a key that only a sign-in gives.
 */
export function emptyBrowserCache(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"');
}

/** What every cookie of ours is: out of reach of scripts, and of http where there is https. */
export function cookieOptions(request: FastifyRequest, path = '/'): CookieSerializeOptions {
  return { path, httpOnly: true, sameSite: 'lax', secure: request.isSecure };
}
