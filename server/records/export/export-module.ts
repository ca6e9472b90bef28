import type { ServerModule } from '#server/platform/server-module.ts';
import { exportRoutes } from './export-routes.ts';

/** What the export of a caseload adds to the server. */
export const exportModule = {
  routes: [exportRoutes],
  audited: {
    export: { entity: 'caseload' },
  },
} satisfies ServerModule;
