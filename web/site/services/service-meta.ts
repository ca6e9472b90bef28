import { offeredServices } from '#web/site/content/offered-services.ts';
import { servicePageSettings } from '#web/site/content/offered-settings.ts';
import type { PageMeta } from '#web/site/page-head.ts';
import { pageDescriptors, spoken } from '#web/site/page-meta.ts';
import { serviceGraph } from '#web/site/schema-org-graphs.ts';
import { serviceCrumbs } from './service-crumbs.ts';

/** What one service's page tells search engines: its settings, the service, and the way to it. */
export function serviceMeta(id: string): PageMeta {
  return spoken((facts) => {
    const { identity, language, words } = facts;
    const service = offeredServices(identity, words).find((one) => one.id === id);
    if (service === undefined) return [];
    const graph = serviceGraph(service, serviceCrumbs(service, language), facts);
    return pageDescriptors(servicePageSettings(service, words), graph, facts);
  });
}
