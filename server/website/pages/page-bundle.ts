import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { IllustrationFile, Rendering, ShareCard, SiteFacts } from '#domain/website/pages/built-site.ts';
import { StartupError } from '#server/platform/startup-error.ts';

/** Renders the reply to a page request with React. */
export type PageHandler = (request: Request, facts: SiteFacts, rendering: Rendering) => Promise<Response>;

/** The texts of our inlined scripts and styles. */
interface InlinedTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The built pages. They include React, so the program itself does not load it. */
export interface PageBundle extends BuiltSite {
  routes: ServerBuild['routes'];
  handle: PageHandler;
}

interface BuiltSite {
  inlined: InlinedTexts;
  shareCards(identity: PublicIdentity, language: SiteLanguage): ShareCard[];
  illustrationFiles(): IllustrationFile[];
}

interface PageEntry extends BuiltSite {
  createPageHandler(build: ServerBuild): PageHandler;
}

/** Returns a loader of build/server. Throws an error that says what to do if the pages are not built. */
export function findPageBundle(buildFolder: string): () => Promise<PageBundle> {
  const file = join(buildFolder, 'server', 'index.js');
  if (!existsSync(file)) throw new StartupError('The pages are not built yet. Run npm run build first.');
  return () => loadPageBundle(file);
}

async function loadPageBundle(file: string): Promise<PageBundle> {
  const build: ServerBuild = await import(pathToFileURL(file).href);
  const entry: unknown = build.entry.module;
  if (!isPageEntry(entry))
    throw new Error('The built pages do not fit this program. Run npm run build again.');
  const { createPageHandler, inlined, shareCards, illustrationFiles } = entry;
  return { routes: build.routes, handle: createPageHandler(build), inlined, shareCards, illustrationFiles };
}

function isPageEntry(entry: unknown): entry is PageEntry {
  const parts = ['createPageHandler', 'inlined', 'shareCards', 'illustrationFiles'];
  return typeof entry === 'object' && entry !== null && parts.every((part) => part in entry);
}
