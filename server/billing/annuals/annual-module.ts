import type { ServerModule } from '#server/platform/server-module.ts';
import { annualRoutes } from './annual-routes.ts';

/** What annual records add to the server. */
export const annualModule = {
  routes: [annualRoutes],
  audited: {
    annuals: { entity: 'annual', isOfFamilies: true },
  },
} satisfies ServerModule;
