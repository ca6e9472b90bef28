import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongBillingDocuments } from './archived-billing-documents.ts';
import { billingDocumentPdfRoutes } from './billing-document-pdf-routes.ts';
import { billingDocumentRoutes } from './billing-document-routes.ts';
import { billingDocumentOrder, listBillingDocuments } from './billing-document-store.ts';
import { messageBatchRoutes } from './message-batch-routes.ts';
import { paperDraftRoutes } from './paper-draft-routes.ts';

/** The server module of papers about money. */
export const billingDocumentModule = {
  routes: [billingDocumentRoutes, paperDraftRoutes, billingDocumentPdfRoutes, messageBatchRoutes],
  audited: { 'billing-documents': { entity: 'billing-document', isOfFamilies: true } },
  lists: (queries) => ({
    billing_documents: inWindows(billingDocumentOrder, undefined, (page) =>
      listBillingDocuments(queries, {}, page),
    ),
  }),
  checkArchive: refuseWrongBillingDocuments,
  pdfs: {
    superbill: async () => (await import('./superbill-pdf.ts')).renderSuperbillPdf,
    estimate: async () => (await import('./estimate-pdf.ts')).renderEstimatePdf,
  },
} satisfies ServerModule;
