import type { ServerModule } from '#server/platform/server-module.ts';
import { organizationRoutes } from './organization-routes.ts';

/** The server module of schools and payers. */
export const organizationModule = {
  routes: [organizationRoutes],
  audited: {
    organizations: { entity: 'organization' },
  },
} satisfies ServerModule;
