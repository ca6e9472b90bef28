import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Accent } from '#domain/platform/accents.ts';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { StartupError } from '#server/platform/startup-error.ts';

/** What the pages say about the practice, and the address they say it at. */
export interface SiteFacts {
  /** In the language of the page. */
  identity: PublicIdentity;
  siteUrl: string;
  isListed: boolean;
  isSpanishShown: boolean;
  /** Whether the page says that the site is not published, for who is signed in. */
  hasDraftNotice: boolean;
}

/** What a rendering tells beside the page. */
interface Rendering {
  onFailure: (error: unknown) => void;
  /** The text of a script that the framework wrote into the page. */
  onScript: (text: string) => void;
}

/** Answers a request for a page by React. */
export type PageHandler = (request: Request, facts: SiteFacts, rendering: Rendering) => Promise<Response>;

/** The scripts and styles of ours that stand inside pages, by their text. */
interface InlinedTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What stands on the picture that apps show where somebody shares a page. */
export interface ShareCard {
  /** The picture's path on the site. */
  image: string;
  title: string;
  practiceName: string;
  footer: string;
  /** Where the practice's logo and the therapist's photo lie; null for none. */
  logo: string | null;
  portrait: string | null;
  accent: Accent;
}

/** An illustration of the website as a file of its own. */
export interface IllustrationFile {
  /** Its path on the site. */
  path: string;
  svg: string;
  /** The text of the one style element in it. */
  styles: string;
}

/** The pages as the build made them. React is part of them, so the program itself loads none. */
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

/** Gives what loads build/server. Throws a sentence that says what to do when the pages are not built. */
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
