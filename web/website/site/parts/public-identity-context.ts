import { useRouteLoaderData } from 'react-router';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';

/** What every page of the site knows about the practice and its own address. */
export interface SiteFacts {
  identity: PublicIdentity;
  /** Where the public reaches the site, without a slash at the end, e.g. https://example.org */
  siteUrl: string;
  /** Whether search engines may list the site: the owner published it, and nothing on it is made up. */
  isListed: boolean;
  /** Whether families see the site in Spanish too. */
  isSpanishShown: boolean;
  /** Whether the page shows a signed-in user the notice that the site is not published. */
  hasDraftNotice: boolean;
}

/** The practice as its website presents it: name, therapist, phone, hours, testimonials. */
export function usePublicIdentity(): PublicIdentity {
  return useSiteFacts().identity;
}

/** Whether every page of the site exists in Spanish. */
export function useIsSpanishShown(): boolean {
  return useSiteFacts().isSpanishShown;
}

/** Whether the page shows the notice that the site is not published. */
export function useHasDraftNotice(): boolean {
  return useSiteFacts().hasDraftNotice;
}

/** The public identity together with the site's own address. */
function useSiteFacts(): SiteFacts {
  const facts = useRouteLoaderData<SiteFacts>('root');
  if (!facts) throw new Error('The practice is only known inside the pages of the site');
  return facts;
}
