import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { SiteFacts } from '#domain/website/pages/built-site.ts';
import { hashSource, pagePolicy } from '#server/platform/http/security-headers.ts';
import { showingScript, withShownBeacon } from './page-ahead.ts';
import type { PageBundle } from './page-bundle.ts';
import { type PreparedReply, prepareReply } from './prepared-reply.ts';

/** The status and headers of a page. */
export interface PageManner {
  status: 200 | 404;
  /** Whether the browser may cache it; app screens must not come back from its cache after sign-out. */
  cacheControl: 'no-cache' | 'no-store';
  /** Whether search engines may list it, unless the page itself forbids it. */
  isListed: boolean;
  /** Whether the browser is prefetching it. */
  isAhead: boolean;
  /** Whether the page depends on sign-in and the browser sent no session. */
  isSignedOut: boolean;
}

/** A page rendered by React. */
interface RenderedPage {
  html: string;
  /** The texts of the scripts that the framework added to it. */
  frameworkScripts: readonly string[];
}

export interface PageRenderer {
  /** Returns a page as a reply. Throws errors of the rendering. */
  reply(path: string, manner: PageManner, rendering: Rendering): Promise<PreparedReply>;
  /** Returns the page's HTML as it is sent. */
  htmlOf(path: string, rendering: Rendering): Promise<string>;
  /** Returns the reply when React Router in the browser requests a page's loader data. */
  loadData(path: string, routes: string | null, facts: SiteFacts): Promise<Response>;
}

interface Rendering {
  facts: SiteFacts;
  /** The year in the footer. */
  year: number;
}

/**
 * Renders the built pages, once per identity of the practice: the HTML is saved with an edition, sent to
 * visitors, and sent in variants. A page's policy allows only what the build put into it.
 */
export function createPageRenderer(bundle: PageBundle): PageRenderer {
  const rendered = new WeakMap<PublicIdentity, Map<string, Promise<RenderedPage>>>();

  async function ask(url: URL, facts: SiteFacts) {
    const failures: unknown[] = [];
    const frameworkScripts: string[] = [];
    const response = await bundle.handle(new Request(url), facts, {
      onFailure: (error) => failures.push(error),
      onScript: (text) => frameworkScripts.push(text),
    });
    if (failures.length > 0) throw failures[0];
    if (response.status >= 400) throw new Error(`${url.pathname} answered ${response.status}`);
    return { response, frameworkScripts };
  }

  async function render(path: string, facts: SiteFacts): Promise<RenderedPage> {
    const { response, frameworkScripts } = await ask(new URL(path, 'http://localhost'), facts);
    return { html: await response.text(), frameworkScripts };
  }

  function renderOnce(path: string, { facts, year }: Rendering): Promise<RenderedPage> {
    const { identity, ...others } = facts;
    const pages = rendered.get(identity) ?? new Map<string, Promise<RenderedPage>>();
    rendered.set(identity, pages);
    const key = JSON.stringify([path, year, others]);
    const known = pages.get(key);
    if (known !== undefined) return known;
    const page = render(path, facts);
    pages.set(key, page);
    // A failed page is rendered again for the next request.
    page.catch(() => pages.delete(key));
    return page;
  }

  async function reply(path: string, manner: PageManner, rendering: Rendering): Promise<PreparedReply> {
    const { html, frameworkScripts } = await renderOnce(path, rendering);
    const signedOut = manner.isSignedOut ? withSignedOutMark(html) : html;
    const page = manner.isAhead ? withShownBeacon(signedOut) : signedOut;
    const isInPage = (text: string) => html.includes(text);
    const scripts = [
      ...bundle.inlined.scripts.filter(isInPage),
      ...frameworkScripts,
      ...(manner.isAhead ? [showingScript] : []),
    ];
    const styles = bundle.inlined.styles.filter(isInPage);
    const policy = pagePolicy(scripts.map(hashSource), styles.map(hashSource));
    return prepareReply(manner.status, headersOf(manner, policy), Buffer.from(page));
  }

  async function htmlOf(path: string, rendering: Rendering): Promise<string> {
    return (await renderOnce(path, rendering)).html;
  }

  async function loadData(path: string, routes: string | null, facts: SiteFacts): Promise<Response> {
    const url = new URL(path === '/' ? '/_.data' : `${path}.data`, 'http://localhost');
    if (routes !== null) url.searchParams.set('_routes', routes);
    return (await ask(url, facts)).response;
  }

  return { reply, htmlOf, loadData };
}

function headersOf(manner: PageManner, policy: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': manner.cacheControl,
    'content-security-policy': policy,
    ...(manner.isListed ? {} : { 'x-robots-tag': 'noindex' }),
  };
}

/** Returns a page for a browser without a session, marked so that the page need not ask who is signed in. */
function withSignedOutMark(html: string): string {
  return html.replace('<html ', '<html data-signed-out="" ');
}
