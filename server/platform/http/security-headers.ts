import { createHash } from 'node:crypto';
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;

/** What every answer carries: data is neither framed nor run, nothing of an address leaks to other sites. */
const everyReply = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

const stayOnHttps = {
  'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`,
};

/** The headers that every answer of a site at this address carries; over https browsers are told to stay there. */
export function securityHeadersOf(siteUrl: string): Readonly<Record<string, string>> {
  return siteUrl.startsWith('https:') ? { ...everyReply, ...stayOnHttps } : everyReply;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether its visitor came over https, as far as the request or SITE_URL says. */
    readonly isSecure: boolean;
  }
}

/**
 * The response class for the HTTP server under the app, so that also those answers carry the security headers that
 * Node and Fastify give on their own, before any hook: to a request without a host, or while the program stops.
 */
export function securedResponses(siteUrl: string) {
  const headers = Object.entries(securityHeadersOf(siteUrl));
  return class SecuredResponse<
    Request extends IncomingMessage = IncomingMessage,
  > extends ServerResponse<Request> {
    override writeHead(status: number, reason?: string | Headers, others?: Headers): this {
      const told = typeof reason === 'string' ? others : (reason ?? others);
      if (!isSecured(told)) {
        for (const [name, value] of headers) if (!this.hasHeader(name)) this.setHeader(name, value);
      }
      return typeof reason === 'string'
        ? super.writeHead(status, reason, others)
        : super.writeHead(status, told);
    }
  };
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

// What the app answers has been through its hook; setting headers once more costs as much as all of the rest.
function isSecured(told: Headers | undefined): boolean {
  return told !== undefined && 'content-security-policy' in told;
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
  app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    reply.headers(everyReply);
    if (request.isSecure) reply.headers(stayOnHttps);
    done();
  });
}

/** How a content security policy names an inline script or style: by the hash of its text. */
export function hashSource(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * The policy of an HTML page: its own files, and the inline scripts and styles named by their hash, nothing else.
 * Hashes are written as `sha256-…`, and stem from the texts that the build put into pages, never from a page.
 */
export function pagePolicy(scriptHashes: readonly string[], styleHashes: readonly string[]): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...quoted(scriptHashes)].join(' '),
    ["style-src 'self'", ...quoted(styleHashes)].join(' '),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' mailto:",
    "frame-ancestors 'none'",
  ].join('; ');
}
