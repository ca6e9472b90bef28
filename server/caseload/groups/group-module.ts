import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongMembers } from './archived-members.ts';
import { groupRoutes } from './group-routes.ts';
import { groupSessionRoutes } from './group-session-routes.ts';
import { groupOrder, listGroups } from './group-store.ts';

/** What groups add to the server. */
export const groupModule = {
  routes: [groupRoutes, groupSessionRoutes],
  audited: {
    groups: { entity: 'group', isOfFamilies: true },
  },
  lists: (queries) => ({
    groups: inWindows(groupOrder, undefined, (page) => listGroups(queries, page)),
  }),
  checkArchive: refuseWrongMembers,
} satisfies ServerModule;
