import type { ServerModule } from '#server/platform/server-module.ts';
import { timeEntryRoutes } from './time-entry-routes.ts';

/** The server module of time without a child. */
export const timeEntryModule = {
  routes: [timeEntryRoutes],
  audited: {
    'time-entries': { entity: 'time-entry' },
  },
} satisfies ServerModule;
