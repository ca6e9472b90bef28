import type { ServerModule } from '#server/platform/server-module.ts';
import { taskRoutes } from './task-routes.ts';

/** What tasks add to the server. */
export const taskModule = {
  routes: [taskRoutes],
  audited: {
    tasks: { entity: 'task', isOfFamilies: true },
  },
} satisfies ServerModule;
