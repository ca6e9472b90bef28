import { hashSource, pagePolicy } from '#server/platform/http/security-headers.ts';
import { type KeptReply, keepReply } from './kept-reply.ts';
import { showingScript, tellingWhenShown } from './page-ahead.ts';
import type { PageBundle, SiteFacts } from './page-bundle.ts';
import { tellingSignedOut } from './signed-out-page.ts';

/** How a page is answered, beside its text. */
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

export interface PageRenderer {
  /** Renders a page through the built bundle. Throws what broke the rendering. */
  render(path: string, manner: PageManner, facts: SiteFacts): Promise<KeptReply>;
  /** The page's text alone, as it is sent. */
  htmlOf(path: string, facts: SiteFacts): Promise<string>;
  /** What React Router in the browser asks for when it needs a page's loader data again. */
  loadData(path: string, routes: string | null, facts: SiteFacts): Promise<Response>;
}

/** The renderer over what was built: pages by React, each with the policy that lets in what the build put into it. */
export function createPageRenderer(bundle: PageBundle): PageRenderer {
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

  async function render(path: string, manner: PageManner, facts: SiteFacts): Promise<KeptReply> {
    const { response, frameworkScripts } = await ask(new URL(path, 'http://localhost'), facts);
    const html = await response.text();
    const told = manner.isSignedOut ? tellingSignedOut(html) : html;
    const page = manner.isAhead ? tellingWhenShown(told) : told;
    const isInPage = (text: string) => html.includes(text);
    const scripts = [
      ...bundle.inlined.scripts.filter(isInPage),
      ...frameworkScripts,
      ...(manner.isAhead ? [showingScript] : []),
    ];
    const styles = bundle.inlined.styles.filter(isInPage);
    const policy = pagePolicy(scripts.map(hashSource), styles.map(hashSource));
    return keepReply(manner.status, headersOf(manner, policy), Buffer.from(page));
  }

  async function htmlOf(path: string, facts: SiteFacts): Promise<string> {
    return (await ask(new URL(path, 'http://localhost'), facts)).response.text();
  }

  async function loadData(path: string, routes: string | null, facts: SiteFacts): Promise<Response> {
    const url = new URL(path === '/' ? '/_.data' : `${path}.data`, 'http://localhost');
    if (routes !== null) url.searchParams.set('_routes', routes);
    return (await ask(url, facts)).response;
  }

  return { render, htmlOf, loadData };
}

function headersOf(manner: PageManner, policy: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': manner.cacheControl,
    'content-security-policy': policy,
    ...(manner.isListed ? {} : { 'x-robots-tag': 'noindex' }),
  };
}
