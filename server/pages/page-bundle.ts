import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { PublicIdentity } from '#domain/practice/public-identity.ts';

/** What the pages say about the practice, and the address they say it at. */
export interface SiteFacts {
  identity: PublicIdentity;
  siteUrl: string;
}

/** The pages as the build made them: React Router's build, and the door by which facts come in. */
export interface PageBundle {
  build: ServerBuild;
  createPageContext(facts: SiteFacts, onFailure: (error: unknown) => void): RouterContextProvider;
}

/** Loads build/server. Throws a sentence that says what to do when the pages are not built. */
export async function loadPageBundle(buildFolder: string): Promise<PageBundle> {
  const file = join(buildFolder, 'server', 'index.js');
  if (!existsSync(file)) throw new Error('The pages are not built yet. Run npm run build first.');
  // React decides by this variable, when it is loaded, whether to carry its slow checks for developers.
  process.env.NODE_ENV ??= 'production';
  const build: ServerBuild = await import(pathToFileURL(file).href);
  const entry: unknown = build.entry.module;
  if (!isPageEntry(entry))
    throw new Error('The built pages do not fit this program. Run npm run build again.');
  return { build, createPageContext: entry.createPageContext };
}

function isPageEntry(entry: unknown): entry is Pick<PageBundle, 'createPageContext'> {
  return typeof entry === 'object' && entry !== null && 'createPageContext' in entry;
}
