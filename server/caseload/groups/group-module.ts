import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongMembers } from './archived-members.ts';
import { groupRoutes } from './group-routes.ts';
import { groupSessionRoutes } from './group-session-routes.ts';
import { deleteGroup, getGroup, groupOrder, listGroups } from './group-store.ts';
import { refuseWrongRoster, removeMember, touchGroups } from './member-store.ts';

/** The server module of groups. */
export const groupModule = {
  routes: [groupRoutes, groupSessionRoutes],
  audited: {
    groups: { entity: 'group', isOfFamilies: true },
  },
  lists: (queries) => ({
    groups: inWindows(groupOrder, undefined, (page) => listGroups(queries, page)),
  }),
  checkArchive: refuseWrongMembers,
  undo: {
    rules: {
      groups: { removeAdded: async (queries, id) => deleteGroup(queries, await getGroup(queries, id)) },
      group_members: {
        removeAdded: removeMember,
        async afterRevert(queries, { now }) {
          await refuseWrongRoster(queries, Number(now.groupId));
          await touchGroups(queries, [Number(now.groupId)]);
        },
      },
    },
  },
} satisfies ServerModule;
