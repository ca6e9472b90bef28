import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';
import process from 'node:process';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

// Importing the module would also load its WebSocket client: 40 ms of the start and 3 MB.
const { ServerResponse } = process.getBuiltinModule('node:http');

const ONE_YEAR_SECONDS = 31_536_000;

/** The parts of a policy that keep a page out of frames, and out of those of other addresses. */
export const NO_FRAMES = "frame-ancestors 'none'";
export const FRAMED_HERE = "frame-ancestors 'self'";

/** The headers of every reply: data is neither framed nor executed, and addresses do not leak to other sites. */
const baseHeaders = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

const httpsHeaders = {
  'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`,
};

/** Returns the headers of every reply of a site at this address; over https, browsers are told to use https only. */
export function securityHeadersOf(siteUrl: string): Readonly<Record<string, string>> {
  return siteUrl.startsWith('https:') ? { ...baseHeaders, ...httpsHeaders } : baseHeaders;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the visitor uses https, according to the request or SITE_URL. */
    readonly isSecure: boolean;
  }
}

/**
 * Returns the response class of the HTTP server, so that replies which Node and Fastify send on their own, before any
 * hook, also carry the security headers: for example to a request without a host, or while the program stops.
 */
export function securedResponses(siteUrl: string) {
  const headers = Object.entries(securityHeadersOf(siteUrl));
  return class SecuredResponse<
    Request extends IncomingMessage = IncomingMessage,
  > extends ServerResponse<Request> {
    override writeHead(status: number, reason?: string | Headers, others?: Headers): this {
      const given = typeof reason === 'string' ? others : (reason ?? others);
      if (!isSecured(given)) {
        for (const [name, value] of headers) if (!this.hasHeader(name)) this.setHeader(name, value);
      }
      return typeof reason === 'string'
        ? super.writeHead(status, reason, others)
        : super.writeHead(status, given);
    }
  };
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

// Replies of the app have passed its hook; setting the headers twice would cost as much as all the rest.
function isSecured(given: Headers | undefined): boolean {
  return given !== undefined && 'content-security-policy' in given;
}

/**
 * Sets the security headers of every reply before its route runs; a page then replaces the policy with its own. Over
 * https, browsers are told to use https for a year.
 */
export function setSecurityHeaders(app: FastifyInstance, { siteUrl }: { siteUrl: string }): void {
  const siteIsSecure = siteUrl.startsWith('https:');
  app.decorateRequest('isSecure', {
    getter(this: FastifyRequest) {
      return siteIsSecure || this.protocol === 'https';
    },
  });
  app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    reply.headers(baseHeaders);
    if (request.isSecure) reply.headers(httpsHeaders);
    done();
  });
}

/** Returns how a content security policy names an inline script or style: the hash of its text. */
export function hashSource(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Returns the policy of an HTML page: its own files, and inline scripts and styles listed by hash. The hashes,
 * `sha256-…`, come from texts that the build put into pages, never from a page.
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
    NO_FRAMES,
  ].join('; ');
}
