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
  /** Renames the practice, as its owner would in the settings. */
  rename(practiceName: string): void;
  /** Every page as cached for an edition. */
  pagesWith: SiteReplies['pagesWith'];
  /** The counted page views, in order. */
  seen: string[];
}

interface SiteOptions {
  isListed?: boolean;
  /** The practice's website details; the sample by default. */
  identity?: PublicIdentity;
  /** The owner's pictures by path. */
  photos?: Record<string, Buffer>;
}

/** Serves the built pages without a database and a port; published by default. */
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
