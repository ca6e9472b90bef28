import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongInvoices } from './archived-invoice-lines.ts';
import { invoicePdfRoutes } from './invoice-pdf-routes.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { invoiceOrder, listInvoices } from './invoice-store.ts';
import { invoiceUndo } from './undo-invoices.ts';

/** What invoices add to the server. */
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
} satisfies ServerModule;
