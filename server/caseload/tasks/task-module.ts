import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { taskRoutes } from './task-routes.ts';
import { listTasks, taskOrder } from './task-store.ts';

/** The server module of tasks. */
export const taskModule = {
  routes: [taskRoutes],
  audited: {
    tasks: { entity: 'task', isOfFamilies: true },
  },
  lists: (queries) => ({
    tasks: inWindows(taskOrder, undefined, (page) => listTasks(queries, {}, page)),
  }),
} satisfies ServerModule;
