import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongDocuments } from './archived-documents.ts';
import { documentPdfRoutes } from './document-pdf-routes.ts';
import { documentRoutes } from './document-routes.ts';

/** What documents add to the server. */
export const documentModule = {
  routes: [documentRoutes, documentPdfRoutes],
  audited: {
    documents: { entity: 'document', isOfFamilies: true },
  },
  checkArchive: refuseWrongDocuments,
  pdfs: { 'clinical document': async () => (await import('./document-pdf.ts')).renderClinicalDocument },
} satisfies ServerModule;
