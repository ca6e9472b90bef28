import { createContext, type RouterContextProvider } from 'react-router';
import { sampleIdentity } from '#domain/practice/sample-identity.ts';
import type { SiteFacts } from './public-identity-context.ts';

/** Filled by the server for every rendering. The sample stands in where no server does, as in live reload. */
export const siteFactsContext = createContext<SiteFacts>({
  identity: sampleIdentity,
  siteUrl: 'http://localhost:3000',
});

/** Where a failed rendering is told to, so that it is logged once with the request it belongs to. */
export const failureContext = createContext<(error: unknown) => void>((error) => console.error(error));

/** The root route's loader: runs on the server only, the pages read its answer by `usePublicIdentity()`. */
export function loadSiteFacts({ context }: { context: Readonly<RouterContextProvider> }): SiteFacts {
  return context.get(siteFactsContext);
}
