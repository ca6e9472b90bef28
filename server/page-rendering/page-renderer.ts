import { pagePolicy } from '#server/http/security-headers.ts';
import type { AssetShelf } from './asset-shelf.ts';
import { moveScriptsOut } from './held-page-scripts.ts';
import { type KeptAnswer, keepAnswer } from './kept-answer.ts';
import { tellingWhenShown } from './page-ahead.ts';
import type { PageBundle, SiteFacts } from './page-bundle.ts';
import { inlineScriptHashes, inlineStyles, releaseScripts } from './page-html.ts';

/** How a page is answered, beside its text. */
export interface PageManner {
  status: 200 | 404;
  /** Whether the browser may keep it; app screens must not come back from its memory after a logout. */
  cacheControl: 'no-cache' | 'no-store';
  /** The stylesheet as part of the page: right for a visitor's first page, not for an app opened daily. */
  hasInlineStyles: boolean;
  /** Whether search engines may list it, as far as the page itself does not say otherwise. */
  isListed: boolean;
  /** React starts with the page although it usually waits for the visitor. */
  startsAtOnce: boolean;
  /** The browser fetches it before the visitor has asked for it. */
  isAhead: boolean;
}

export interface RenderedPage {
  page: KeptAnswer;
  /** The scripts that a page leaves out until React starts, by their path. */
  scripts: Map<string, KeptAnswer>;
}

export interface PageRenderer {
  /** Renders a page through the built bundle. Throws what broke the rendering. */
  render(path: string, manner: PageManner, facts: SiteFacts): Promise<RenderedPage>;
  /** What React Router in the browser asks for when it needs a page's loader data again. */
  loadData(path: string, routes: string | null, facts: SiteFacts): Promise<Response>;
}

/** The renderer over what was built: pages by React, with the styles they use and the scripts they leave out until later. */
export function createPageRenderer(bundle: PageBundle, assets: AssetShelf): PageRenderer {
  async function ask(url: URL, facts: SiteFacts): Promise<Response> {
    const failures: unknown[] = [];
    const response = await bundle.handle(new Request(url), facts, (error) => failures.push(error));
    if (failures.length > 0) throw failures[0];
    if (response.status >= 400) throw new Error(`${url.pathname} answered ${response.status}`);
    return response;
  }

  async function render(path: string, manner: PageManner, facts: SiteFacts): Promise<RenderedPage> {
    const response = await ask(new URL(path, 'http://localhost'), facts);
    const { html, scripts } = moveScriptsOut(await response.text(), path);
    const styled = manner.hasInlineStyles ? await inlineStyles(html, assets) : html;
    const started = manner.startsAtOnce ? releaseScripts(styled) : styled;
    const page = manner.isAhead ? tellingWhenShown(started) : started;
    return {
      page: await keepAnswer(manner.status, headersOf(page, manner), Buffer.from(page)),
      scripts: new Map(
        await Promise.all(
          Object.entries(scripts).map(
            async ([url, text]) => [url, await keepAnswer(200, scriptHeaders, Buffer.from(text))] as const,
          ),
        ),
      ),
    };
  }

  function loadData(path: string, routes: string | null, facts: SiteFacts): Promise<Response> {
    const url = new URL(path === '/' ? '/_.data' : `${path}.data`, 'http://localhost');
    if (routes !== null) url.searchParams.set('_routes', routes);
    return ask(url, facts);
  }

  return { render, loadData };
}

const scriptHeaders = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };

function headersOf(html: string, manner: PageManner): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': manner.cacheControl,
    'content-security-policy': pagePolicy(inlineScriptHashes(html)),
    ...(manner.isListed ? {} : { 'x-robots-tag': 'noindex' }),
  };
}
