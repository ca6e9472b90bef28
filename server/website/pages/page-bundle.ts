import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Accent } from '#domain/platform/accents.ts';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { StartupError } from '#server/platform/startup-error.ts';

/** The identity of the practice for a page, and the address of the site. */
export interface SiteFacts {
  /** In the language of the page. */
  identity: PublicIdentity;
  siteUrl: string;
  isListed: boolean;
  isSpanishShown: boolean;
  /** Whether the page shows a signed-in user the notice that the site is not published. */
  hasDraftNotice: boolean;
}

/** Callbacks of a rendering. */
interface Rendering {
  onFailure: (error: unknown) => void;
  /** Called with the text of a script that the framework added to the page. */
  onScript: (text: string) => void;
}

/** Renders the reply to a page request with React. */
export type PageHandler = (request: Request, facts: SiteFacts, rendering: Rendering) => Promise<Response>;

/** The texts of our inlined scripts and styles. */
interface InlinedTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The texts and pictures of the preview image that apps show for a shared page. */
export interface ShareCard {
  /** The picture's path on the site. */
  image: string;
  title: string;
  practiceName: string;
  footer: string;
  /** The paths of the practice's logo and the therapist's photo; null for none. */
  logo: string | null;
  portrait: string | null;
  accent: Accent;
}

/** An illustration of the website, as a separate file. */
export interface IllustrationFile {
  /** Its path on the site. */
  path: string;
  svg: string;
  /** The text of its only style element. */
  styles: string;
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
