import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongGoals } from './archived-goals.ts';
import { goalRevisionRoutes } from './goal-revision-routes.ts';
import { goalRoutes } from './goal-routes.ts';
import { goalOrder, listGoals } from './goal-store.ts';
import { takeRevisionsBack, takeRevisionsOfDay } from './revisions-of-results.ts';

/** What goals add to the server. */
export const goalModule = {
  routes: [goalRoutes, goalRevisionRoutes],
  audited: {
    goals: { entity: 'goal', isOfFamilies: true },
    'goal-revisions': { entity: 'goal-revision', isOfFamilies: true },
  },
  lists: (queries) => ({
    goals: inWindows(goalOrder, undefined, (page) => listGoals(queries, {}, page)),
  }),
  checkArchive: refuseWrongGoals,
  onSessionMoved: takeRevisionsOfDay,
  undo: {
    rules: {
      goals: {
        async afterRevert(queries, { id, before }) {
          if ('revision' in before) await takeRevisionsBack(queries, id, Number(before.revision));
        },
      },
    },
  },
} satisfies ServerModule;
