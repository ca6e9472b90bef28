import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { sumLines } from '#server/platform/pdf/text-lines.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongDocuments } from './archived-documents.ts';
import { documentPdfRoutes } from './document-pdf-routes.ts';
import { documentRoutes } from './document-routes.ts';
import { listWholeDocuments } from './document-store.ts';

declare module '#server/platform/pdf/client-record.ts' {
  interface ClientRecordContent {
    /** As saved; `signed` holds the texts of signed documents. */
    documents: readonly ClinicalDocument[];
  }
}

/** What documents add to the server. */
export const documentModule = {
  routes: [documentRoutes, documentPdfRoutes],
  audited: {
    documents: { entity: 'document', isOfFamilies: true },
  },
  checkArchive: refuseWrongDocuments,
  pdfs: { 'clinical document': async () => (await import('./document-pdf.ts')).renderClinicalDocument },
  clientRecord: {
    read: async (queries, clientId) => ({ documents: await listWholeDocuments(queries, clientId) }),
    countLines: ({ documents }) =>
      sumLines(documents, ({ filled, sections }) => 12 + 22 * filled.goals.length + 3 * sections.length),
    chapter: { order: 50, load: async () => (await import('./document-chapter.ts')).documentChapter },
  },
} satisfies ServerModule;
