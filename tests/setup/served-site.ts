import path from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { setSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { registerPages } from '#server/website/pages/register-pages.ts';
import type { SiteReplies } from '#server/website/pages/site-replies.ts';

export const siteUrl = 'https://practice.example.com';

export interface ServedSite {
  app: FastifyInstance;
  /** Gives the practice another name, as its owner would in the settings. */
  rename(practiceName: string): void;
  /** Every page as it is kept with an edition of these words. */
  pagesWith: SiteReplies['pagesWith'];
  /** The pages that were counted as seen, in order. */
  seen: string[];
}

interface SiteOptions {
  isListed?: boolean;
  /** What the practice says of itself; the sample unless stated. */
  identity?: PublicIdentity;
  /** The owner's pictures by their paths. */
  photos?: Record<string, Buffer>;
}

/** The built pages on an app of their own, without database and without a port; published unless stated. */
export async function serveSite({
  isListed = true,
  identity: said = sampleIdentity,
  photos = {},
}: SiteOptions = {}): Promise<ServedSite> {
  let identity = said;
  let version = 1;
  const seen: string[] = [];
  const offered: SiteReplies['pagesWith'][] = [];
  const app = fastify();
  await app.register(cookie);
  setSecurityHeaders(app, { siteUrl });
  await registerPages(app, {
    buildFolder: path.resolve(import.meta.dirname, '../../build'),
    siteUrl,
    publicIdentity: () => identity,
    identityVersion: () => version,
    isListed: () => isListed,
    offerPages: (render) => offered.push(render),
    photoAt: async (path) => photos[path],
    clock: () => new Date(),
    mayBeSignedIn: (request) => request.cookies.sign_in !== undefined,
    countView: (path) => seen.push(path),
  });
  return {
    app,
    seen,
    pagesWith: async (...kept) => (await Promise.all(offered.map((render) => render(...kept)))).flat(),
    rename(practiceName) {
      identity = { ...identity, practiceName };
      version += 1;
    },
  };
}
