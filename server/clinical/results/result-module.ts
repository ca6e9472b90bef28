import type { ServerModule } from '#server/platform/server-module.ts';
import { resultRoutes } from './result-routes.ts';

/** What results add to the server. */
export const resultModule = {
  routes: [resultRoutes],
  audited: {
    results: { entity: 'result', isOfFamilies: true },
  },
} satisfies ServerModule;
