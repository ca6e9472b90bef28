import type { ServerModule } from '#server/platform/server-module.ts';
import { changeRoutes } from './change-routes.ts';

/** What the events about changes add to the server. */
export const changeModule = {
  routes: [changeRoutes],
  audited: { events: null },
} satisfies ServerModule;
