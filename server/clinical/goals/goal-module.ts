import type { Goal } from '#domain/clinical/goals/goal.ts';
import { inWindows } from '#server/platform/http/paging.ts';
import { linesOf, sumLines } from '#server/platform/pdf/text-lines.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongGoals } from './archived-goals.ts';
import { goalRevisionRoutes } from './goal-revision-routes.ts';
import { goalRoutes } from './goal-routes.ts';
import { getGoal, goalOrder, listGoals } from './goal-store.ts';
import { refuseTooManyActive, refuseTooManyObjectives } from './refuse-too-many.ts';
import { deleteLaterRevisions, moveResultsToDay } from './revisions-of-results.ts';

declare module '#server/platform/pdf/client-record.ts' {
  interface ClientRecordContent {
    /** Goals with their objectives. */
    goals: readonly Goal[];
  }
}

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
  onSessionMoved: moveResultsToDay,
  undo: {
    rules: {
      goals: {
        async beforeRevert(queries, id, { status }) {
          if (status === 'active') await refuseTooManyActive(queries, await getGoal(queries, id));
        },
        async beforeRestore(queries, { parentId }) {
          if (parentId !== null)
            await refuseTooManyObjectives(queries, await getGoal(queries, Number(parentId)));
        },
        async afterRevert(queries, { id, before }) {
          if ('revision' in before) await deleteLaterRevisions(queries, id, Number(before.revision));
        },
      },
    },
  },
  clientRecord: {
    read: async (queries, clientId) => ({ goals: await listGoals(queries, { clientId }) }),
    countLines: ({ goals }) => sumLines(goals, ({ statement }) => 6 + linesOf(statement)),
    chapter: { order: 20, load: async () => (await import('./goal-chapter.ts')).goalChapter },
  },
} satisfies ServerModule;
