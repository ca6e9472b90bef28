import type { ServerModule } from '#server/platform/server-module.ts';
import { clientRecordRoutes } from './client-record-routes.ts';

/** What the PDF of a child's whole record adds to the server. */
export const clientRecordModule = {
  routes: [clientRecordRoutes],
  pdfs: {
    'client record': async (chapters) => (await import('./client-record-pdf.ts')).loadClientRecord(chapters),
  },
} satisfies ServerModule;
