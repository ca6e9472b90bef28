import type { ServerModule } from '#server/platform/server-module.ts';
import { activityRoutes } from './activity-routes.ts';

/** What the activity log adds to the server. */
export const activityModule = {
  routes: [activityRoutes],
  audited: {
    activity: { entity: 'activity-log' },
  },
} satisfies ServerModule;
