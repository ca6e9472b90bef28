import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { annualRoutes } from './annual-routes.ts';
import { annualOrder, listAnnuals } from './annual-store.ts';

/** What annual records add to the server. */
export const annualModule = {
  routes: [annualRoutes],
  audited: {
    annuals: { entity: 'annual', isOfFamilies: true },
  },
  lists: (queries) => ({
    annuals: inWindows(annualOrder, undefined, (page) => listAnnuals(queries, {}, page)),
  }),
} satisfies ServerModule;
