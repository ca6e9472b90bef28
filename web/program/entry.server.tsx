import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import signInStyles from '#web/people/sign-in/sign-in.css?inline';
import { withModulesAfterPaint } from '#web/platform/hydration/after-paint.ts';
import formPageStarter from '#web/platform/hydration/form-page-starter.ts?inline-script';
import lookStarter from '#web/platform/hydration/look-starter.ts?inline-script';
import pageStarter from '#web/platform/hydration/page-starter.ts?inline-script';
import paintStarter from '#web/platform/hydration/paint-starter.ts?inline-script';
import paletteStarter from '#web/platform/hydration/palette-starter.ts?inline-script';
import passkeyStarter from '#web/platform/hydration/passkey-starter.ts?inline-script';
import siteStarter from '#web/platform/hydration/site-starter.ts?inline-script';
import { speculationRules } from '#web/platform/hydration/speculation-rules.ts';
import { accentStyles } from '#web/platform/styles/accents/accent-styles.ts';
import { publicSheets } from '#web/website/layouts/public-sheets.ts';
import type { SiteFacts } from '#web/website/site/parts/public-identity-context.ts';
import { type Rendering, renderingContext, siteFactsContext } from '#web/website/site/site-facts-loader.ts';

/** Answers requests for pages: what the server sees of everything that was built from this folder. */
export type PageHandler = (request: Request, facts: SiteFacts, rendering: Rendering) => Promise<Response>;

/** Answers requests for pages by React Router, with the practice's details in its context. */
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

/** Every script and style of ours that stands inside a page: what a page may run and wear, whatever else is in it. */
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
 * The whole page at once, never a stream: it is kept in memory and sent many times. React Router writes scripts of its
 * own into it. They carry a mark that nobody can know beforehand, so that the policy can tell them from what somebody
 * may have smuggled into the page; the mark itself is not sent.
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
