import { pathInLanguage, type SiteLanguage, siteLanguages } from '#domain/platform/site-language.ts';
import { ownServicePaths } from '#domain/website/identity/own-services.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { IllustrationFile, ShareCard, SiteFacts } from '#domain/website/pages/built-site.ts';
import { isHiddenPage } from '#domain/website/pages/hidden-pages.ts';
import { hashSource } from '#server/platform/http/security-headers.ts';
import { identitiesByLanguage, identityAt, shownLanguage } from './identities-by-language.ts';
import type { PageBundle } from './page-bundle.ts';
import { createPageRenderer } from './page-renderer.ts';
import { PhotoReplies } from './photo-replies.ts';
import { type PreparedReply, prepareReply } from './prepared-reply.ts';
import { createReplyStore } from './reply-store.ts';
import { createRouteMatcher, type Place } from './route-matcher.ts';
import { type ListedPage, robotsText, sitemapXml } from './search-files.ts';
import { SharePictures } from './share-pictures.ts';

export interface SiteSource {
  siteUrl: string;
  publicIdentity: () => PublicIdentity;
  identityVersion: () => number;
  /** Returns whether search engines may list the site. */
  isListed: () => boolean;
  clock: () => Date;
  /** Returns a file of the owner's photo or logo; undefined if there is none at this path. */
  photoAt: (path: string) => Promise<Buffer | undefined>;
}

/** The page at an address; for an unknown one, the language of the 404 page. */
export type ShownPlace = Exclude<Place, { kind: 'unknown' }> | { kind: 'unknown'; language: SiteLanguage };

type KnownPlace = Exclude<ShownPlace, { kind: 'moved' }>;

interface VisitKnown {
  /** Whether the browser is prefetching the page. */
  isAhead?: boolean;
  /** Whether the page depends on sign-in and the browser sent no session. */
  isSignedOut?: boolean;
  /** Whether the user is signed in and the site is not published. */
  hasDraftNotice?: boolean;
}

export interface SiteReplies {
  find(path: string): ShownPlace;
  /** Returns the page of a place, as a variant if `visit` requires one. */
  pageAt(place: KnownPlace, visit?: VisitKnown): Promise<PreparedReply>;
  /** Returns the illustration at a path; undefined if the site has none there. */
  drawingAt(path: string): Promise<PreparedReply> | undefined;
  /** Returns the share picture at a path; undefined if no page has one there. */
  pictureAt(path: string): Promise<PreparedReply> | undefined;
  /** Returns the owner's photo or logo at a path; undefined if there is none. */
  photoAt(path: string): Promise<PreparedReply | undefined>;
  /** Returns the icon in the product's colors, or the practice's own; undefined if it has no logo. */
  iconAt(path: string): Promise<PreparedReply | undefined>;
  /** Renders every page of the website for this identity. */
  pagesWith(identity: PublicIdentity, isListed: boolean): Promise<{ path: string; html: string }[]>;
  robots(): Promise<PreparedReply>;
  /** Lists the public pages that are not marked noindex. */
  sitemap(): Promise<PreparedReply>;
  loaderDataAt(path: string, routes: string | null): Promise<Response>;
}

const publicPage = { status: 200, cacheControl: 'no-cache', isListed: true } as const;
/** A page with a notice for the signed-in user must not be cached. */
const noStore = { cacheControl: 'no-store' } as const;
const appScreen = { status: 200, cacheControl: 'no-store', isListed: false } as const;
const missingPage = { ...publicPage, status: 404, cacheControl: 'no-store', isListed: false } as const;

/** The sign-in page shows families nothing about the practice. */
const SIGN_IN_PATH = '/auth';

/** A path without a page; all unknown paths of a language share its page. */
const NOWHERE = '/nothing-is-here';

/**
 * Creates the site's replies other than files; each is made once and cached until the practice's data
 * changes.
 */
export function createSiteReplies(bundle: PageBundle, source: SiteSource): SiteReplies {
  const places = createRouteMatcher(bundle.routes);
  const renderer = createPageRenderer(bundle);
  // The footer shows the year, so a new year is also a new edition.
  const yearNow = () => source.clock().getFullYear();
  const edition = () => `${source.identityVersion()} ${source.isListed()} ${yearNow()}`;
  const pages = createReplyStore<PreparedReply>(edition);
  const files = createReplyStore<PreparedReply>(edition);
  const sharePictures = new SharePictures(() => shareCardsOf(source.publicIdentity()), source.photoAt);
  const drawings = new Map(bundle.illustrationFiles().map((file) => [file.path, file]));
  const photos = new PhotoReplies(source.photoAt);

  /** Returns a page's data for an identity; undefined if families cannot see the page. */
  function factsWith(
    whole: PublicIdentity,
    { path, isListed }: { path: string; isListed: boolean },
  ): SiteFacts | undefined {
    const identity = identityAt(path, whole);
    if (identity === undefined || isHiddenPage(path, identity)) return undefined;
    const isSpanishShown = identitiesByLanguage(whole).es !== undefined;
    return { identity, siteUrl: source.siteUrl, isListed, isSpanishShown, hasDraftNotice: false };
  }

  function factsAt(path: string): SiteFacts | undefined {
    return factsWith(source.publicIdentity(), { path, isListed: source.isListed() });
  }

  /** Returns the same for a page that was found. */
  function shownFactsAt(path: string): SiteFacts {
    const facts = factsAt(path);
    if (facts === undefined) throw new Error(`No page is shown at ${path}`);
    return facts;
  }

  function shareCardsOf(identity: PublicIdentity): ShareCard[] {
    const spoken = identitiesByLanguage(identity);
    return siteLanguages.flatMap((language) => {
      const words = spoken[language];
      return words === undefined ? [] : bundle.shareCards(words, language);
    });
  }

  function pageAt(
    place: KnownPlace,
    { isAhead = false, isSignedOut = false, hasDraftNotice = false }: VisitKnown = {},
  ): Promise<PreparedReply> {
    const isMissing = place.kind === 'unknown';
    const path = isMissing ? pathInLanguage(NOWHERE, place.language) : place.path;
    const manner = isMissing
      ? missingPage
      : place.kind === 'app'
        ? appScreen
        : { ...publicPage, isListed: source.isListed(), ...(hasDraftNotice ? noStore : {}) };
    const key = [path, isAhead && 'ahead', isSignedOut && 'signed out', hasDraftNotice && 'draft']
      .filter(Boolean)
      .join(' ');
    return pages.get(key, () => {
      const facts = { ...shownFactsAt(path), hasDraftNotice };
      return renderer.reply(path, { ...manner, isAhead, isSignedOut }, { facts, year: yearNow() });
    });
  }

  /** Returns the path of every page that a practice with this identity may have, in each language. */
  function pathsWith(identity: PublicIdentity): string[] {
    return [...places.publicPaths, ...addedPaths(identity)];
  }

  /**
   * Returns the page at an address. Pages that the owner hides are unknown: footer pages, services, Spanish.
   */
  function findShown(path: string): ShownPlace {
    const place = places.find(path, addedPaths(source.publicIdentity()));
    const isShown = place.kind !== 'unknown' && factsAt(place.path) !== undefined;
    return isShown ? place : { kind: 'unknown', language: shownLanguage(path, source.publicIdentity()) };
  }

  /** Returns the pages that search engines may list: none while the website is not published. */
  function listedPages(): ListedPage[] {
    const paths = source.isListed() ? pathsWith(source.publicIdentity()) : [];
    const listed = new Set(
      paths.filter((path) => !places.unlistedPaths.has(path) && factsAt(path) !== undefined),
    );
    return [...listed].map((path) => {
      const english = pathInLanguage(path, 'en');
      const spanish = pathInLanguage(path, 'es');
      return listed.has(english) && listed.has(spanish) ? { path, english, spanish } : { path };
    });
  }

  return {
    find: findShown,
    pageAt,
    drawingAt: (path) => {
      const drawing = drawings.get(path);
      return drawing && files.get(path, () => keepIllustration(drawing));
    },
    pictureAt: (path) => sharePictures.at(path),
    photoAt: (path) => photos.at(path),
    iconAt: (path) => photos.iconAt(path, source.publicIdentity().logo),
    pagesWith: (identity, isListed) =>
      Promise.all(
        pathsWith(identity)
          .map((path) => ({ path, facts: factsWith(identity, { path, isListed }) }))
          .filter(({ path }) => path !== SIGN_IN_PATH)
          .flatMap(({ path, facts }) => (facts === undefined ? [] : { path, facts }))
          .map(async ({ path, facts }) => ({
            path,
            html: await renderer.htmlOf(path, { facts, year: yearNow() }),
          })),
      ),
    robots: () => files.get('/robots.txt', () => keepText('text/plain', robotsText(source.siteUrl))),
    sitemap: () =>
      files.get('/sitemap.xml', async () =>
        keepText('application/xml', sitemapXml(source.siteUrl, listedPages())),
      ),
    loaderDataAt: (path, routes) => renderer.loadData(path, routes, shownFactsAt(path)),
  };
}

/** Returns the paths of the services that the practice added, in each language. */
function addedPaths(identity: PublicIdentity): string[] {
  return siteLanguages.flatMap((language) =>
    ownServicePaths(identity).map((path) => pathInLanguage(path, language)),
  );
}

function keepIllustration({ svg, styles }: IllustrationFile): Promise<PreparedReply> {
  const headers = {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': `default-src 'none'; style-src '${hashSource(styles)}'; frame-ancestors 'none'`,
  };
  return prepareReply(200, headers, Buffer.from(svg));
}

function keepText(type: string, text: string): Promise<PreparedReply> {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' };
  return prepareReply(200, headers, Buffer.from(text));
}
