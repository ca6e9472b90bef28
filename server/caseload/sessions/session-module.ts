import type { ServerModule } from '#server/platform/server-module.ts';
import { noteVersionRoutes } from './note-version-routes.ts';
import { sessionPlanningRoutes } from './session-planning-routes.ts';
import { sessionRoutes } from './session-routes.ts';

/** What sessions add to the server. */
export const sessionModule = {
  routes: [sessionRoutes, sessionPlanningRoutes, noteVersionRoutes],
  audited: {
    sessions: { entity: 'session', isOfFamilies: true },
    'note-versions': { entity: 'note-version', isOfFamilies: true },
  },
} satisfies ServerModule;
