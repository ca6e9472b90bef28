import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongVouchers } from './archived-vouchers.ts';
import { voucherRoutes } from './voucher-routes.ts';
import { listVouchers, voucherOrder } from './voucher-store.ts';

/** The server module of bills to payers. */
export const voucherModule = {
  routes: [voucherRoutes],
  audited: {
    vouchers: { entity: 'voucher', isOfFamilies: true },
  },
  lists: (queries) => ({
    vouchers: inWindows(voucherOrder, undefined, (page) => listVouchers(queries, {}, page)),
  }),
  checkArchive: refuseWrongVouchers,
} satisfies ServerModule;
