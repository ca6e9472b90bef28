import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOfPath } from '#domain/platform/site-language.ts';
import { framesOf } from '#server/platform/http/error-handler.ts';
import { FRAMED_HERE, NO_FRAMES } from '#server/platform/http/security-headers.ts';
import { plainPagePolicy } from '#server/platform/plain-pages/plain-page-policy.ts';
import { isCountedShowing, pageVisitOf } from '#server/website/page-views/page-visit.ts';
import { type AssetShelf, openAssetShelf } from './asset-shelf.ts';
import { failurePage } from './failure-page.ts';
import { SHOWN_PATH } from './page-ahead.ts';
import { findPageBundle } from './page-bundle.ts';
import { type PreparedReply, sendPreparedReply } from './prepared-reply.ts';
import { iconWith, SITE_ICON } from './site-icon.ts';
import { createSiteReplies, type ShownPlace, type SiteReplies, type SiteSource } from './site-replies.ts';

export interface PagesOptions extends SiteSource {
  /** The folder that `npm run build` fills. */
  buildFolder: string;
  /**
   * Returns whether the browser was signed in when last seen: views of signed-in therapists are not counted,
   * and the sign-in page checks the session of such browsers only.
   */
  mayBeSignedIn: (request: FastifyRequest) => boolean;
  /** Receives the function that renders the website for another identity. */
  offerPages: (render: SiteReplies['pagesWith']) => void;
  /** Called when a visitor sees a page of the website. */
  countView: (path: string) => void;
}

/** Serves everything outside /api: built files, public pages, app screens, and the 404 page. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const load = findPageBundle(options.buildFolder);
  const assets = openAssetShelf(join(options.buildFolder, 'client'));
  let opened: Promise<SiteReplies> | undefined;
  // Opened on the first page request: it would make up a quarter of the program's startup reads.
  function openSite(): Promise<SiteReplies> {
    opened ??= load().then((bundle) => createSiteReplies(bundle, options));
    return opened;
  }

  options.offerPages(async (identity, isListed) => (await openSite()).pagesWith(identity, isListed));

  sendPrepared(app, '/robots.txt', async () => (await openSite()).robots());
  sendPrepared(app, '/sitemap.xml', async () => (await openSite()).sitemap());
  app.get('/assets/*', (request, reply) => sendFile(request, reply, assets));
  sendDrawn('/pictures/*', (site, path) => site.drawingAt(path));
  sendDrawn('/share/*', (site, path) => site.pictureAt(path));
  app.get('/photos/*', async (request, reply) => {
    const photo = await (await openSite()).photoAt(addressOf(request).path);
    keepFromSearch(reply);
    return photo
      ? sendPreparedReply(request, reply, photo)
      : sendPlain(reply, 404, 'There is no such picture');
  });
  app.get('/*', async (request, reply) => {
    const { path, query } = addressOf(request);
    if (options.publicIdentity().logo !== null) {
      const icon = await (await openSite()).iconAt(path);
      if (icon) {
        keepFromSearch(reply);
        return sendPreparedReply(request, reply, icon);
      }
    }
    const file = assets.find(path);
    if (path === SITE_ICON) keepFromSearch(reply);
    const { accent } = options.publicIdentity();
    if (file && path === SITE_ICON && accent !== 'teal')
      return answering(request, reply, async () => iconWith(accent, await file));
    if (file) return sendFile(request, reply, assets);
    const site = await openSite();
    if (path.endsWith('.data')) return sendLoaderData(request, reply, site);
    const place = site.find(path);
    // Paths that browsers and crawlers request by default, such as /favicon.ico: the 404 page would send 31
    // KB for nothing. A person who follows an old link to /about.html asks for a page.
    if (place.kind === 'unknown' && FILE_NAME.test(path) && !asksForPage(request))
      return sendPlain(reply, 404, 'There is no such file');
    if (place.kind === 'moved') return reply.redirect(`${place.path}${query}`, 301);
    const visit = isCounted(place, request) ? pageVisitOf(request.method, request.headers) : 'not counted';
    return answering(request, reply, async () => {
      const isSignedOut = isSignInPage(place) && !options.mayBeSignedIn(request);
      const hasDraftNotice = isDraftFor(place, request);
      const page = await site.pageAt(place, {
        isAhead: visit === 'fetched ahead',
        isSignedOut,
        hasDraftNotice,
      });
      if (visit === 'seen' && place.kind === 'public') options.countView(place.path);
      if (place.kind === 'app' && options.mayBeSignedIn(request))
        reply.header('link', firstCallsOf(place.path));
      return isPreview(place, request) ? frameable(page) : page;
    });
  });
  app.post(`${SHOWN_PATH}/*`, async (request, reply) => {
    const site = await openSite();
    const place = site.find(addressOf(request).path.slice(SHOWN_PATH.length));
    const counts = isCounted(place, request) && isCountedShowing(request.headers);
    if (counts) options.countView(place.path);
    return reply.code(204).header('cache-control', 'no-store').send();
  });

  function sendDrawn(
    url: string,
    find: (site: SiteReplies, path: string) => Promise<PreparedReply> | undefined,
  ) {
    app.get(url, async (request, reply) => {
      const drawn = find(await openSite(), addressOf(request).path);
      keepFromSearch(reply);
      return drawn
        ? answering(request, reply, () => drawn)
        : sendPlain(reply, 404, 'There is no such picture');
    });
  }

  /** Asks search engines not to list files of an unpublished practice. */
  function keepFromSearch(reply: FastifyReply): void {
    if (!options.isListed()) reply.header('x-robots-tag', 'noindex');
  }

  /** Returns whether a signed-in therapist is viewing an unpublished website, which then shows a notice. */
  function isDraftFor(place: ShownPlace, request: FastifyRequest): boolean {
    const isOfWebsite = place.kind === 'public' && !isSignInPage(place);
    return isOfWebsite && !options.isListed() && options.mayBeSignedIn(request);
  }

  /** Returns whether the settings of the website show a page in a frame to somebody signed in. */
  function isPreview(place: ShownPlace, request: FastifyRequest): boolean {
    const { headers } = request;
    const isFramedHere =
      headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin';
    return isFramedHere && place.kind === 'public' && !isSignInPage(place) && options.mayBeSignedIn(request);
  }

  /**
   * Returns whether a view is counted: website pages are, but not the sign-in page or views by therapists.
   */
  function isCounted(place: ShownPlace, request: FastifyRequest): place is ShownPlace & { kind: 'public' } {
    return place.kind === 'public' && !isSignInPage(place) && !options.mayBeSignedIn(request);
  }

  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    handler: async (_request, reply) => {
      return sendPlain(reply.header('allow', 'GET, HEAD'), 405, 'Pages can only be read');
    },
  });
}

/** What every screen of the app asks for before it shows anything. */
const shellCalls = ['/api/user', '/api/practice-settings', '/api/preferences', '/api/draft-key'];
const dashboardCalls = ['/api/sessions/today', '/api/clients'];

/** Returns the header with which a browser makes a screen's first calls while it loads the scripts. */
function firstCallsOf(path: string): string {
  return [...shellCalls, ...(path === '/dashboard' ? dashboardCalls : [])]
    .map((call) => `<${call}>; rel=preload; as=fetch; crossorigin=use-credentials`)
    .join(', ');
}

/** Matches paths that end in a file extension. */
const FILE_NAME = /\.[a-z0-9]{2,11}$/i;

function asksForPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true;
}

function isSignInPage(place: ShownPlace): boolean {
  return place.kind === 'public' && place.path === '/auth';
}

function sendPrepared(app: FastifyInstance, url: string, answer: () => Promise<PreparedReply>): void {
  app.get(url, (request, reply) => answering(request, reply, answer));
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, assets: AssetShelf) {
  const file = assets.find(addressOf(request).path);
  if (!file) return sendPlain(reply, 404, 'There is no such file');
  return answering(request, reply, () => file);
}

async function sendLoaderData(request: FastifyRequest, reply: FastifyReply, site: SiteReplies) {
  const { path, query } = addressOf(request);
  const place = site.find(path.replace(/(^\/_|^\/_root)?\.data$/, '') || '/');
  if (place.kind !== 'public' && place.kind !== 'app') return sendPlain(reply, 404, 'There is no such page');
  const answer = await site.loaderDataAt(place.path, new URLSearchParams(query).get('_routes'));
  for (const [name, value] of answer.headers) reply.header(name, value);
  // Data for scripts, which search engines must not list.
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  return reply.send(Buffer.from(await answer.arrayBuffer()));
}

/** Returns a page that other pages of this address may frame. */
function frameable(page: PreparedReply): PreparedReply {
  const policy = page.headers['content-security-policy']?.replace(NO_FRAMES, FRAMED_HERE);
  return {
    ...page,
    headers: {
      ...page.headers,
      'content-security-policy': policy ?? FRAMED_HERE,
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    },
  };
}

/** Sends a prepared reply; if that fails, a page with the number under which the reason is logged. */
async function answering(request: FastifyRequest, reply: FastifyReply, answer: () => Promise<PreparedReply>) {
  try {
    return await sendPreparedReply(request, reply, await answer());
  } catch (error) {
    const place = error instanceof Error ? { error: error.name, stack: framesOf(error) } : {};
    request.log.error(place, 'a page could not be rendered');
    return reply
      .code(500)
      .headers(failureHeaders)
      .header('x-request-id', request.id)
      .send(failurePage(request.id, languageOfPath(addressOf(request).path)));
  }
}

const failureHeaders = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': plainPagePolicy,
};

function sendPlain(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
  return reply.code(status).headers(headers).send(sentence);
}

/** Returns the URL as sent: the encoded path, and the query with its question mark, or empty. */
function addressOf({ url }: FastifyRequest): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) };
}
