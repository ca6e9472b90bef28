import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseTakenNumbers, refuseWrongVouchers } from './archived-vouchers.ts';
import { billPaperRoutes } from './papers/bill-paper-routes.ts';
import { serviceLogRoutes } from './papers/service-log-routes.ts';
import { servicesSummaryRoutes } from './papers/services-summary-routes.ts';
import { voucherRoutes } from './voucher-routes.ts';
import { listVouchers, voucherOrder } from './voucher-store.ts';

/** The server module of bills to payers. */
export const voucherModule = {
  routes: [voucherRoutes, billPaperRoutes, serviceLogRoutes, servicesSummaryRoutes],
  audited: {
    vouchers: { entity: 'voucher', isOfFamilies: true },
    'service-log': { entity: 'service-log' },
  },
  lists: (queries) => ({
    vouchers: inWindows(voucherOrder, undefined, (page) => listVouchers(queries, {}, page)),
  }),
  checkArchive: refuseWrongVouchers,
  refuseImport: refuseTakenNumbers,
  pdfs: {
    bill: async () => (await import('./papers/bill-pdf.ts')).renderBillPdf,
    'service log': async () => (await import('./papers/service-log-pdf.ts')).renderServiceLogPdf,
    'services summary': async () =>
      (await import('./papers/services-summary-pdf.ts')).renderServicesSummaryPdf,
  },
} satisfies ServerModule;
