import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ABSOLUTE_EXPIRY_MS } from './sign-in-store.ts';

const NAME = 'sign_in';

/**
 * Returns the sign-in token of a request. Over https a cookie without the prefix is ignored: another host of the
 * domain could have set it, to sign the browser in to an account of its own.
 */
export function signInToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request, NAME)];
}

/** Sets the sign-in cookie, inaccessible to scripts and to requests from other sites. */
export function setSignInCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request, NAME), token, {
    ...cookieOptions(request),
    maxAge: ABSOLUTE_EXPIRY_MS / 1000,
  });
}

/** Clears the sign-in cookie. */
export function clearSignInCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request, NAME), cookieOptions(request));
}

/**
 * Returns the cookie's name: over https with the __Host- prefix, which browsers accept only from this host over
 * https, and not from other hosts of the domain.
 */
export function cookieName(request: FastifyRequest, name: string): string {
  return request.isSecure ? `__Host-${name}` : name;
}

/**
 * Makes the browser delete its cached replies of this site, on disk and behind its Back button. Its storage stays: it
 * has unsaved notes, encrypted with a key that only a sign-in provides.
 */
export function emptyBrowserCache(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"');
}

/** Returns the options of every cookie: inaccessible to scripts, and to http if the site uses https. */
export function cookieOptions(request: FastifyRequest, path = '/'): CookieSerializeOptions {
  return { path, httpOnly: true, sameSite: 'lax', secure: request.isSecure };
}
