import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongDistricts } from './archived-organizations.ts';
import { organizationRoutes } from './organization-routes.ts';
import { getOrganization } from './organization-store.ts';
import { refuseUndone, removeOrganization } from './save-organization.ts';

/** The server module of schools and payers. */
export const organizationModule = {
  routes: [organizationRoutes],
  audited: {
    organizations: { entity: 'organization' },
  },
  checkArchive: refuseWrongDistricts,
  undo: {
    rules: {
      organizations: {
        removeAdded: async (queries, id) => removeOrganization(queries, await getOrganization(queries, id)),
        afterRevert: (queries, { id }) => refuseUndone(queries, id),
        afterRestore: refuseUndone,
      },
    },
  },
} satisfies ServerModule;
