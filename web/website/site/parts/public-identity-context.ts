import { useRouteLoaderData } from 'react-router';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { SiteFacts } from '#domain/website/pages/built-site.ts';

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
