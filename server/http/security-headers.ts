import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;

/** What every answer carries: data is neither framed nor run, nothing of an address leaks to other sites. */
const everyAnswer = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether its visitor came over https, as far as the request or SITE_URL says. */
    readonly isSecure: boolean;
  }
}

/**
 * Sets the security headers of every answer of the app before its route runs; a page then replaces the
 * policy by its own. Over https browsers are told to stay there for a year.
 */
export function setSecurityHeaders(app: FastifyInstance, { siteUrl }: { siteUrl: string }): void {
  const siteIsSecure = siteUrl.startsWith('https:');
  app.decorateRequest('isSecure', {
    getter(this: FastifyRequest) {
      return siteIsSecure || this.protocol === 'https';
    },
  });
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(everyAnswer);
    if (request.isSecure) {
      reply.header('strict-transport-security', `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`);
    }
  });
}

/**
 * The policy of an HTML page: its own files and the inline scripts named by their hash, nothing else.
 * Hashes are written as `sha256-…`. Styles may be inline: React writes style attributes.
 */
export function pagePolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' mailto:",
    "frame-ancestors 'none'",
  ].join('; ');
}
