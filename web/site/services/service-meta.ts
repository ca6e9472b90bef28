import type { PageOpening } from '#web/site/content/content-shapes.ts';
import type { PageSettings } from '#web/site/content/en/page-settings.ts';
import type { ServiceId } from '#web/site/content/en/services-content.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { serviceGraph } from '#web/site/schema-org-graphs.ts';
import { serviceCrumbs } from './service-crumbs.ts';

/** What one service's page tells search engines: its settings, the service, and the way to it. */
export function serviceMeta(id: ServiceId, settings: PageSettings, opening: PageOpening) {
  return pageMeta(settings, (facts) => serviceGraph(id, serviceCrumbs(opening, settings.path), facts));
}
