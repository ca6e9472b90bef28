import { offeredServices } from '#web/website/site/content/offered-services.ts';
import { servicePageSettings } from '#web/website/site/content/offered-settings.ts';
import type { PageMeta } from '#web/website/site/page-head.ts';
import { pageDescriptors, spoken } from '#web/website/site/page-meta.ts';
import { serviceGraph } from '#web/website/site/schema-org-graphs.ts';
import { serviceCrumbs } from './service-crumbs.ts';

/** Returns the `meta` function of one service's page: its settings, the service, and its breadcrumbs. */
export function serviceMeta(id: string): PageMeta {
  return spoken((facts) => {
    const { identity, language, words } = facts;
    const service = offeredServices(identity, words).find((one) => one.id === id);
    if (service === undefined) return [];
    const graph = serviceGraph(service, serviceCrumbs(service, language), facts);
    return pageDescriptors(servicePageSettings(service, words), graph, facts);
  });
}
