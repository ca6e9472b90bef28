import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { holdScripts } from './hydration/held-scripts.ts';
import { pageScriptsOf } from './hydration/page-scripts.ts';
import type { SiteFacts } from './site/public-identity-context.ts';
import { failureContext, siteFactsContext } from './site/site-facts-loader.ts';

/** Answers requests for pages: what the server sees of everything that was built from this folder. */
export type PageHandler = (
  request: Request,
  facts: SiteFacts,
  onFailure: (error: unknown) => void,
) => Promise<Response>;

/** Answers requests for pages by React Router, with the practice's details in its context. */
export function createPageHandler(build: ServerBuild): PageHandler {
  const handle = createRequestHandler(build, 'production');
  return (request, facts, onFailure) => {
    const context = new RouterContextProvider();
    context.set(siteFactsContext, facts);
    context.set(failureContext, onFailure);
    return handle(request, context);
  };
}

export { illustrationFiles } from './site/illustrations/illustration-files.ts';
export { shareCards } from './site/share-cards.ts';

export const handleError: HandleErrorFunction = (error, { context }) => context.get(failureContext)(error);

/** The whole page at once, never a stream: it is kept in memory and sent many times. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routes: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  let responseStatus = status;
  const stream = await renderToReadableStream(<ServerRouter context={routes} url={request.url} />, {
    onError(error) {
      responseStatus = 500;
      context.get(failureContext)(error);
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(scriptsOf(routes) === 'deferred' ? holdScripts(html) : html, {
    status: responseStatus,
    headers,
  });
}

function scriptsOf({ staticHandlerContext, routeModules }: EntryContext) {
  return pageScriptsOf(staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle));
}
