import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { planRoutes } from './plan-routes.ts';
import { listPlans, planOrder } from './plan-store.ts';

/** What plans add to the server. */
export const planModule = {
  routes: [planRoutes],
  audited: {
    plans: { entity: 'plan', isOfFamilies: true },
  },
  lists: (queries) => ({
    plans: inWindows(planOrder, undefined, (page) => listPlans(queries, {}, page)),
  }),
} satisfies ServerModule;
