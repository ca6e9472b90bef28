import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidden } from './errors.ts';

const changes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Returns the hook that refuses a change sent by another site's page with this browser's cookies. Browsers name the
 * page's origin in every such request; programs that send none carry no user's cookies. `siteUrl` is the site's
 * public address, needed if a proxy passes on another one.
 */
export function checkOrigin(siteUrl: string) {
  const known = new URL(siteUrl).origin;
  return (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
    refuseForeign(request);
    done();
  };

  function refuseForeign(request: FastifyRequest): void {
    if (!changes.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    // The browser's own statement; it also holds if a page's referrer policy turns the origin into "null".
    if (site === 'same-origin' || site === 'none') return;
    const { origin } = request.headers;
    if (site === 'cross-site' || (origin !== undefined && origin !== known && !isOwn(origin, request))) {
      throw forbidden('This request came from another website and was refused');
    }
  }
}

// Behind a trusted proxy, `host` and `protocol` are what the visitor's browser requested. An http page does not count
// as the same site over https; the reverse is a proxy that ends https without saying so.
function isOwn(origin: string, request: FastifyRequest): boolean {
  try {
    const { protocol, host } = new URL(origin);
    return host === request.host.toLowerCase() && (protocol === 'https:' || request.protocol === 'http');
  } catch {
    return false;
  }
}
