import type { ServerModule } from '#server/platform/server-module.ts';
import { undoRoutes } from './undo-routes.ts';

/** What undo adds to the server. */
export const undoModule = {
  routes: [undoRoutes],
  audited: {
    undo: { entity: 'caseload' },
  },
} satisfies ServerModule;
