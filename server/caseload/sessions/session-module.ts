import type { Session } from '#domain/caseload/sessions/session.ts';
import { inWindows } from '#server/platform/http/paging.ts';
import { linesOf, sumLines } from '#server/platform/pdf/text-lines.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongNoteVersions } from './archived-note-versions.ts';
import { noteVersionRoutes } from './note-version-routes.ts';
import { sessionPlanningRoutes } from './session-planning-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { listSessions, sessionOrder } from './session-store.ts';
import { sessionUndo } from './undo-sessions.ts';

declare module '#server/platform/pdf/client-record.ts' {
  interface ClientRecordContent {
    sessions: readonly Session[];
  }
}

/** The server module of sessions. */
export const sessionModule = {
  routes: [sessionRoutes, sessionPlanningRoutes, noteVersionRoutes],
  audited: {
    sessions: { entity: 'session', isOfFamilies: true },
    'note-versions': { entity: 'note-version', isOfFamilies: true },
  },
  lists: (queries) => ({
    sessions: inWindows(sessionOrder, undefined, (page) => listSessions(queries, {}, page)),
  }),
  checkArchive: refuseWrongNoteVersions,
  undo: sessionUndo,
  clientRecord: {
    read: async (queries, clientId) => ({ sessions: await listSessions(queries, { clientId }) }),
    countLines: ({ sessions }) => sumLines(sessions, ({ notes }) => (notes ? 3 + linesOf(notes) : 2)),
  },
} satisfies ServerModule;
