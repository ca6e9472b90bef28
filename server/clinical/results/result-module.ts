import { refuseSignedNote } from '#server/caseload/sessions/signed-sessions.ts';
import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongResults } from './archived-results.ts';
import { resultRoutes } from './result-routes.ts';
import { listResults, resultNumberOrder } from './result-store.ts';

/** What results add to the server. */
export const resultModule = {
  routes: [resultRoutes],
  audited: {
    results: { entity: 'result', isOfFamilies: true },
  },
  lists: (queries) => ({
    goal_results: inWindows(resultNumberOrder, undefined, (page) =>
      listResults(queries, {}, page, resultNumberOrder),
    ),
  }),
  checkArchive: refuseWrongResults,
  undo: {
    rules: {
      goal_results: {
        beforeRestore: (queries, record) => refuseSignedNote(queries, Number(record.sessionId)),
      },
    },
  },
} satisfies ServerModule;
