import type { ServerModule } from '#server/platform/server-module.ts';
import { closingRoutes } from './closing-routes.ts';

/** What closed days add to the server. */
export const closingModule = {
  routes: [closingRoutes],
  audited: {
    closings: { entity: 'closing' },
  },
} satisfies ServerModule;
