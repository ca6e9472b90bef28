import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongNotes } from './archived-notes.ts';
import { noteListRoutes } from './note-list-routes.ts';
import { sessionNotePdfRoutes } from './session-note-pdf-routes.ts';
import { sessionNoteRoutes } from './session-note-routes.ts';

/** What notes add to the server. */
export const noteModule = {
  routes: [sessionNoteRoutes, noteListRoutes, sessionNotePdfRoutes],
  audited: {
    'session-notes': { entity: 'session-note', isOfFamilies: true },
    notes: { entity: 'session-note', isOfFamilies: true },
  },
  checkArchive: refuseWrongNotes,
  pdfs: { 'session note': async () => (await import('./session-note-pdf.ts')).renderSessionNotePdf },
} satisfies ServerModule;
