import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongInvoices } from './archived-invoice-lines.ts';
import { invoicePdfRoutes } from './invoice-pdf-routes.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { invoiceOrder, listInvoices } from './invoice-store.ts';
import { invoiceUndo } from './undo-invoices.ts';

declare module '#server/platform/pdf/client-record.ts' {
  interface ClientRecordContent {
    invoices: readonly Invoice[];
  }
}

/** The server module of invoices. */
export const invoiceModule = {
  routes: [invoiceRoutes, invoicePdfRoutes],
  audited: {
    invoices: { entity: 'invoice', isOfFamilies: true },
  },
  lists: (queries, today) => ({
    invoices: inWindows(invoiceOrder, undefined, (page) => listInvoices(queries, today, {}, page)),
  }),
  checkArchive: refuseWrongInvoices,
  pdfs: {
    invoice: async () => (await import('./invoice-pdf.ts')).renderInvoicePdf,
    invoices: async () => (await import('./invoice-pdf.ts')).renderInvoicesPdf,
  },
  undo: invoiceUndo,
  clientRecord: {
    read: async (queries, clientId, today) => ({
      invoices: await listInvoices(queries, today, { clientId }),
    }),
    countLines: ({ invoices }) => 2 * invoices.length,
    chapter: { order: 80, load: async () => (await import('./invoice-chapter.ts')).invoiceChapter },
  },
} satisfies ServerModule;
