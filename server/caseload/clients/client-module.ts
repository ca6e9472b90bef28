import type { ServerModule } from '#server/platform/server-module.ts';
import { clientRoutes } from './client-routes.ts';

/** What clients add to the server. */
export const clientModule = {
  routes: [clientRoutes],
  audited: {
    clients: { entity: 'client', isOfFamilies: true },
  },
} satisfies ServerModule;
