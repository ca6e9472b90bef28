import type { ServiceId } from '#web/site/content/en/services-content.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { serviceGraph } from '#web/site/schema-org-graphs.ts';
import { serviceCrumbs } from './service-crumbs.ts';
import { servicePageWords } from './service-words.ts';

/** What one service's page tells search engines: its settings, the service, and the way to it. */
export function serviceMeta(id: ServiceId) {
  return pageMeta(
    (words) => servicePageWords(id, words).settings,
    (facts) => serviceGraph(id, serviceCrumbs(id, facts.language), facts),
  );
}
