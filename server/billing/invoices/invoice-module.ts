import type { ServerModule } from '#server/platform/server-module.ts';
import { invoicePdfRoutes } from './invoice-pdf-routes.ts';
import { invoiceRoutes } from './invoice-routes.ts';

/** What invoices add to the server. */
export const invoiceModule = {
  routes: [invoiceRoutes, invoicePdfRoutes],
  audited: {
    invoices: { entity: 'invoice', isOfFamilies: true },
  },
} satisfies ServerModule;
