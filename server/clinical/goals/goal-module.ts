import type { ServerModule } from '#server/platform/server-module.ts';
import { goalRevisionRoutes } from './goal-revision-routes.ts';
import { goalRoutes } from './goal-routes.ts';

/** What goals add to the server. */
export const goalModule = {
  routes: [goalRoutes, goalRevisionRoutes],
  audited: {
    goals: { entity: 'goal', isOfFamilies: true },
    'goal-revisions': { entity: 'goal-revision', isOfFamilies: true },
  },
} satisfies ServerModule;
