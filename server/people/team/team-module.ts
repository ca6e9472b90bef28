import type { ServerModule } from '#server/platform/server-module.ts';
import { accessRoutes } from './access-routes.ts';
import { supervisionRoutes } from './supervision-routes.ts';
import { teamRoutes } from './team-routes.ts';

/** What the team adds to the server. */
export const teamModule = {
  routes: [teamRoutes, accessRoutes, supervisionRoutes],
  audited: {
    team: { entity: 'account' },
    supervision: { entity: 'supervision' },
  },
} satisfies ServerModule;
