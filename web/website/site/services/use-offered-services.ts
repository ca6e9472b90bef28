import { type OfferedService, offeredServices } from '#web/website/site/content/offered-services.ts';
import { useSite } from '#web/website/site/parts/use-site.ts';

/** Returns the services that families see, in the language of the page. */
export function useOfferedServices(): OfferedService[] {
  const { identity, words } = useSite();
  return offeredServices(identity, words);
}

/** Returns one service on its own page; the server has no page for a service that is not offered. */
export function useOfferedService(id: string): OfferedService {
  const service = useOfferedServices().find((one) => one.id === id);
  if (service === undefined) throw new Error('A service that is not offered has no page');
  return service;
}
