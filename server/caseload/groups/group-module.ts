import type { ServerModule } from '#server/platform/server-module.ts';
import { groupRoutes } from './group-routes.ts';
import { groupSessionRoutes } from './group-session-routes.ts';

/** What groups add to the server. */
export const groupModule = {
  routes: [groupRoutes, groupSessionRoutes],
  audited: {
    groups: { entity: 'group', isOfFamilies: true },
  },
} satisfies ServerModule;
