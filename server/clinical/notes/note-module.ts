import type { SessionNote } from '#domain/clinical/notes/session-note.ts';
import { idOrder, inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongNotes } from './archived-notes.ts';
import { noteListRoutes } from './note-list-routes.ts';
import { sessionNotePdfRoutes } from './session-note-pdf-routes.ts';
import { sessionNoteRoutes } from './session-note-routes.ts';
import { listSessionNotes } from './session-note-store.ts';

declare module '#server/platform/pdf/client-record.ts' {
  interface ClientRecordContent {
    /** As saved, separately from the sessions. */
    notes: readonly SessionNote[];
  }
}

/** What notes add to the server. */
export const noteModule = {
  routes: [sessionNoteRoutes, noteListRoutes, sessionNotePdfRoutes],
  audited: {
    'session-notes': { entity: 'session-note', isOfFamilies: true },
    notes: { entity: 'session-note', isOfFamilies: true },
  },
  lists: (queries) => ({
    session_notes: inWindows(idOrder, undefined, (page) => listSessionNotes(queries, {}, page)),
  }),
  checkArchive: refuseWrongNotes,
  pdfs: { 'session note': async () => (await import('./session-note-pdf.ts')).renderSessionNotePdf },
  clientRecord: {
    read: async (queries, clientId) => ({ notes: await listSessionNotes(queries, { clientId }) }),
    chapter: { order: 30, load: async () => (await import('./session-chapter.ts')).sessionChapter },
  },
} satisfies ServerModule;
