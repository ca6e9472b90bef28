import type { ServerModule } from '#server/platform/server-module.ts';
import { planRoutes } from './plan-routes.ts';

/** What plans add to the server. */
export const planModule = {
  routes: [planRoutes],
  audited: {
    plans: { entity: 'plan', isOfFamilies: true },
  },
} satisfies ServerModule;
