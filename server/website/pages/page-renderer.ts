import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { hashSource, pagePolicy } from '#server/platform/http/security-headers.ts';
import { showingScript, withShownBeacon } from './page-ahead.ts';
import type { PageBundle, SiteFacts } from './page-bundle.ts';
import { type PreparedReply, prepareReply } from './prepared-reply.ts';
import { withSignedOutMark } from './signed-out-page.ts';

/** Status and headers of a page. */
export interface PageManner {
  status: 200 | 404;
  /** Whether the browser may keep it; app screens must not come back from its memory after a logout. */
  cacheControl: 'no-cache' | 'no-store';
  /** Whether search engines may list it, as far as the page itself does not say otherwise. */
  isListed: boolean;
  /** The browser fetches it before the visitor has asked for it. */
  isAhead: boolean;
  /** The browser brought no sign-in, and the page wants to know. */
  isSignedOut: boolean;
}

/** A page as React rendered it. */
interface RenderedPage {
  html: string;
  /** The texts of the scripts that the framework wrote into it. */
  frameworkScripts: readonly string[];
}

export interface PageRenderer {
  /** Answers with a page. Throws what broke the rendering. */
  reply(path: string, manner: PageManner, rendering: Rendering): Promise<PreparedReply>;
  /** Returns the page's text alone, as it is sent. */
  htmlOf(path: string, rendering: Rendering): Promise<string>;
  /** Returns what React Router in the browser asks for when it needs a page's loader data again. */
  loadData(path: string, routes: string | null, facts: SiteFacts): Promise<Response>;
}

interface Rendering {
  facts: SiteFacts;
  /** The year in the footer. */
  year: number;
}

/**
 * Renders the built pages, each once for the same words of the practice: its texts are saved with an edition, sent to
 * visitors, and sent in other variants. The policy of a page lets in what the build put into it.
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
    // A page that failed is rendered again for the next request.
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
