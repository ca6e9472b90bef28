import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { accountRoutes } from './account-routes.ts';
import { refuseWrongPayments } from './archived-payments.ts';
import { paymentRoutes } from './payment-routes.ts';
import { listPayments, paymentOrder } from './payment-store.ts';
import { receiptRoutes } from './receipt-routes.ts';
import { paymentUndo } from './undo-payments.ts';

/** The server module of payments. */
export const paymentModule = {
  routes: [paymentRoutes, accountRoutes, receiptRoutes],
  audited: {
    payments: { entity: 'payment', isOfFamilies: true },
    accounts: { entity: 'client', isOfFamilies: true },
  },
  lists: (queries) => ({
    payments: inWindows(paymentOrder, undefined, (page) => listPayments(queries, { withVoid: true }, page)),
  }),
  checkArchive: refuseWrongPayments,
  pdfs: {
    statement: async () => (await import('./statement-pdf.ts')).renderStatementPdf,
    receipt: async () => (await import('./receipt-pdf.ts')).renderReceiptPdf,
  },
  undo: paymentUndo,
} satisfies ServerModule;
