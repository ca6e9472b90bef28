import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import type { Rendering, SiteFacts } from '#domain/website/pages/built-site.ts';
import signInStyles from '#web/people/sign-in/sign-in.css?inline';
import { withModulesAfterPaint } from '#web/platform/hydration/after-paint.ts';
import formPageStarter from '#web/platform/hydration/form-page-starter.ts?inline-script';
import pageStarter from '#web/platform/hydration/page-starter.ts?inline-script';
import paintStarter from '#web/platform/hydration/paint-starter.ts?inline-script';
import paletteStarter from '#web/platform/hydration/palette-starter.ts?inline-script';
import passkeyStarter from '#web/platform/hydration/passkey-starter.ts?inline-script';
import siteStarter from '#web/platform/hydration/site-starter.ts?inline-script';
import { speculationRules } from '#web/platform/hydration/speculation-rules.ts';
import lookStarter from '#web/platform/hydration/theme-starter.ts?inline-script';
import { accentStyles } from '#web/platform/styles/accents/accent-styles.ts';
import { publicSheets } from '#web/website/layouts/public-sheets.ts';
import { renderingContext, siteFactsContext } from '#web/website/site/site-facts-loader.ts';

/** Handles requests for pages: the server's only access to what was built from this folder. */
export type PageHandler = (request: Request, facts: SiteFacts, rendering: Rendering) => Promise<Response>;

/** Returns a handler that renders pages with React Router, with the practice's details in its context. */
export function createPageHandler(build: ServerBuild): PageHandler {
  const handle = createRequestHandler(build, 'production');
  return (request, facts, rendering) => {
    const context = new RouterContextProvider();
    context.set(siteFactsContext, facts);
    context.set(renderingContext, rendering);
    return handle(request, context);
  };
}

export { illustrationFiles } from '#web/website/site/illustrations/illustration-files.ts';
export { shareCards } from '#web/website/site/share-cards.ts';

export const handleError: HandleErrorFunction = (error, { context }) =>
  context.get(renderingContext).onFailure(error);

/** All inline scripts and styles of ours, which the page's policy allows. */
export const inlined: { scripts: string[]; styles: string[] } = {
  scripts: [
    lookStarter,
    pageStarter,
    formPageStarter,
    siteStarter,
    paintStarter,
    paletteStarter,
    passkeyStarter,
    speculationRules,
  ],
  styles: [
    ...Object.values(publicSheets).map(({ text }) => text),
    signInStyles,
    ...Object.values(accentStyles).filter(Boolean),
  ],
};

/**
 * Returns the whole page at once, not a stream, because it is cached and sent many times. React Router adds inline
 * scripts. They carry a random nonce, so that the policy can distinguish them from injected ones; the nonce itself is
 * not sent.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routes: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  let responseStatus = status;
  const mark = crypto.randomUUID();
  const stream = await renderToReadableStream(
    <ServerRouter context={routes} url={request.url} nonce={mark} />,
    {
      nonce: mark,
      onError(error) {
        responseStatus = 500;
        context.get(renderingContext).onFailure(error);
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  const marked = new RegExp(`<script[^>]* nonce="${mark}"[^>]*>([^<]*(?:<(?!/script)[^<]*)*)</script>`, 'g');
  for (const [, text = ''] of html.matchAll(marked)) context.get(renderingContext).onScript(text);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const page = html.replaceAll(` nonce="${mark}"`, '');
  const sent = page.includes(paintStarter) ? withModulesAfterPaint(page) : page;
  return new Response(sent, { status: responseStatus, headers });
}
