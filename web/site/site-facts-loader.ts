import { createContext, type RouterContextProvider } from 'react-router';
import { withoutPageTexts } from '#domain/practice/public-identity-text.ts';
import { sampleIdentity } from '#domain/practice/sample-identity.ts';
import type { SiteFacts } from './parts/public-identity-context.ts';

/** Filled by the server for every rendering. The sample stands in where no server does, as in live reload. */
export const siteFactsContext = createContext<SiteFacts>({
  identity: sampleIdentity,
  siteUrl: 'http://localhost:3000',
  isListed: false,
  isSpanishShown: false,
});

/** What a rendering tells the server beside the page. */
export interface Rendering {
  /** A failure, so that it is logged once with the request it belongs to. */
  onFailure: (error: unknown) => void;
  /** The text of a script that the framework wrote into the page. */
  onScript: (text: string) => void;
}

export const renderingContext = createContext<Rendering>({
  onFailure: (error) => console.error(error),
  onScript: () => undefined,
});

/** The root route's loader: runs on the server only, the pages read its answer by `usePublicIdentity()`. */
export function loadSiteFacts({ context }: { context: Readonly<RouterContextProvider> }): SiteFacts {
  const facts = context.get(siteFactsContext);
  return { ...facts, identity: withoutPageTexts(facts.identity) };
}
