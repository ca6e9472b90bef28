import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongNotes } from './archived-notes.ts';
import { noteListRoutes } from './note-list-routes.ts';
import { sessionNotePdfRoutes } from './session-note-pdf-routes.ts';
import { sessionNoteRoutes } from './session-note-routes.ts';
import { listSessionNotes, sessionNoteOrder } from './session-note-store.ts';

/** What notes add to the server. */
export const noteModule = {
  routes: [sessionNoteRoutes, noteListRoutes, sessionNotePdfRoutes],
  audited: {
    'session-notes': { entity: 'session-note', isOfFamilies: true },
    notes: { entity: 'session-note', isOfFamilies: true },
  },
  lists: (queries) => ({
    session_notes: inWindows(sessionNoteOrder, undefined, (page) => listSessionNotes(queries, {}, page)),
  }),
  checkArchive: refuseWrongNotes,
  pdfs: { 'session note': async () => (await import('./session-note-pdf.ts')).renderSessionNotePdf },
} satisfies ServerModule;
