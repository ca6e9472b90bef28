import { useRouteLoaderData } from 'react-router';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';

/** The data about the practice and the site that every page has. */
export interface SiteFacts {
  identity: PublicIdentity;
  /** The public URL of the site without a trailing slash, e.g. https://example.org */
  siteUrl: string;
  /** Whether search engines may list the site: the owner published it, and it has no made-up values. */
  isListed: boolean;
  /** Whether families also see the site in Spanish. */
  isSpanishShown: boolean;
  /** Whether the page shows a signed-in user the notice that the site is not published. */
  hasDraftNotice: boolean;
}

/** Returns the practice's public identity: name, therapist, phone, hours, testimonials. */
export function usePublicIdentity(): PublicIdentity {
  return useSiteFacts().identity;
}

/** Returns whether every page of the site exists in Spanish. */
export function useIsSpanishShown(): boolean {
  return useSiteFacts().isSpanishShown;
}

/** Returns whether the page shows the notice that the site is not published. */
export function useHasDraftNotice(): boolean {
  return useSiteFacts().hasDraftNotice;
}

/** Returns the public identity together with the site's own address. */
function useSiteFacts(): SiteFacts {
  const facts = useRouteLoaderData<SiteFacts>('root');
  if (!facts) throw new Error('The practice is only known inside the pages of the site');
  return facts;
}
