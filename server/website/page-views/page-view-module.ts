import type { ServerModule } from '#server/platform/server-module.ts';
import { pageViewRoutes } from './page-view-routes.ts';
import { readWebsiteSections } from './website-sections.ts';

/** What counting page views adds to the server. */
export const pageViewModule = {
  routes: [pageViewRoutes],
  audited: {
    'page-views': { entity: 'practice' },
  },
  ownerReport: readWebsiteSections,
} satisfies ServerModule;
