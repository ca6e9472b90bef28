import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config.ts';

/** The address that passkeys belong to. */
export interface RelyingParty {
  /** The host's name, without a port. */
  id: string;
  origins: string[];
}

/**
 * Where passkeys are made and used: at the site's configured address, else at the one that this request came to.
 * Browsers hold a passkey to it themselves, so a made-up host wins nothing but a passkey that fits nowhere.
 */
export function relyingPartyOf(
  request: FastifyRequest,
  { siteUrl, isSiteUrlGiven }: Pick<Config, 'siteUrl' | 'isSiteUrlGiven'>,
): RelyingParty {
  const { hostname, origin, host } = isSiteUrlGiven ? new URL(siteUrl) : addressOf(request, siteUrl);
  // A proxy that ends https may say nothing of it; its pages are those of the same host all the same.
  const isSilentProxy = !isSiteUrlGiven && request.protocol === 'http';
  return { id: hostname, origins: isSilentProxy ? [origin, `https://${host}`] : [origin] };
}

function addressOf(request: FastifyRequest, siteUrl: string): URL {
  const address = `${request.protocol}://${request.host}`;
  return new URL(URL.canParse(address) ? address : siteUrl);
}
