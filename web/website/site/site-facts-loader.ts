import { createContext, type RouterContextProvider } from 'react-router';
import { pathInLanguage } from '#domain/platform/site-language.ts';
import { withoutPageTexts } from '#domain/website/identity/identity-on-pages.ts';
import { withoutServiceTexts } from '#domain/website/identity/own-services.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import type { Rendering, SiteFacts } from '#domain/website/pages/built-site.ts';

/** Set by the server for every rendering. Without a server, as in live reload, it is the sample. */
export const siteFactsContext = createContext<SiteFacts>({
  identity: sampleIdentity,
  siteUrl: 'http://localhost:3000',
  isListed: false,
  isSpanishShown: false,
  hasDraftNotice: false,
});

export const renderingContext = createContext<Rendering>({
  onFailure: (error) => console.error(error),
  onScript: () => undefined,
});

interface RootSituation {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The root route's loader: runs on the server only; pages read its data with `useSite()`. */
export function loadSiteFacts({ request, context }: RootSituation): SiteFacts {
  const facts = context.get(siteFactsContext);
  const identity = withoutPageTexts(facts.identity);
  const path = pathInLanguage(new URL(request.url).pathname, 'en');
  return { ...facts, identity: showsServices(path) ? identity : withoutServiceTexts(identity) };
}

/**
 * Returns whether a page shows more of the services than their names. The app and the sign-in page do not.
 */
function showsServices(path: string): boolean {
  return path === '/' || path === '/services' || path.startsWith('/services/');
}
