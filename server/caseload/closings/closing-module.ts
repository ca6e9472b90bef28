import type { ServerModule } from '#server/platform/server-module.ts';
import { closingRoutes } from './closing-routes.ts';
import { deleteClosing, getClosing } from './closing-store.ts';

/** The server module of closed days. */
export const closingModule = {
  routes: [closingRoutes],
  audited: {
    closings: { entity: 'closing' },
  },
  undo: {
    rules: {
      closings: { removeAdded: async (queries, id) => deleteClosing(queries, await getClosing(queries, id)) },
    },
  },
} satisfies ServerModule;
