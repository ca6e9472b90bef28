import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config.ts';

/** The site that passkeys belong to. */
export interface RelyingParty {
  /** The host name without a port. */
  id: string;
  origins: string[];
}

/**
 * Returns the site for passkeys: its configured address, otherwise the request's. Browsers bind a passkey to the site
 * themselves, so a forged host only creates a passkey that works nowhere.
 */
export function relyingPartyOf(
  request: FastifyRequest,
  { siteUrl, isSiteUrlGiven }: Pick<Config, 'siteUrl' | 'isSiteUrlGiven'>,
): RelyingParty {
  const { hostname, origin, host } = isSiteUrlGiven ? new URL(siteUrl) : addressOf(request, siteUrl);
  // A proxy that ends https may not say so; its pages have the same host.
  const isSilentProxy = !isSiteUrlGiven && request.protocol === 'http';
  return { id: hostname, origins: isSilentProxy ? [origin, `https://${host}`] : [origin] };
}

function addressOf(request: FastifyRequest, siteUrl: string): URL {
  const address = `${request.protocol}://${request.host}`;
  return new URL(URL.canParse(address) ? address : siteUrl);
}
