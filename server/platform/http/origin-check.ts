import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidden } from './errors.ts';

const changes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * The hook that refuses a change which another site's page sends with this browser's cookies. Browsers name the
 * page's origin with every such request; programs that name none carry no cookies of somebody else's. `siteUrl`
 * is the address people know the site by, for a proxy in front that hands on another one.
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
    // What the browser itself says; it holds also where a page's referrer policy turns the origin into "null".
    if (site === 'same-origin' || site === 'none') return;
    const { origin } = request.headers;
    if (site === 'cross-site' || (origin !== undefined && origin !== known && !isOwn(origin, request))) {
      throw forbidden('This request came from another website and was refused');
    }
  }
}

// Behind a trusted proxy `host` and `protocol` are what the visitor's browser asked for. A page without https is
// not taken for the same site's page with it; the other way round is a proxy that ends https and says nothing.
function isOwn(origin: string, request: FastifyRequest): boolean {
  try {
    const { protocol, host } = new URL(origin);
    return host === request.host.toLowerCase() && (protocol === 'https:' || request.protocol === 'http');
  } catch {
    return false;
  }
}
