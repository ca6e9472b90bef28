import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongPayments } from './archived-payments.ts';
import { paymentRoutes } from './payment-routes.ts';
import { listPayments, paymentOrder } from './payment-store.ts';
import { paymentUndo } from './undo-payments.ts';

/** The server module of payments. */
export const paymentModule = {
  routes: [paymentRoutes],
  audited: { payments: { entity: 'payment', isOfFamilies: true } },
  lists: (queries) => ({
    payments: inWindows(paymentOrder, undefined, (page) => listPayments(queries, { withVoid: true }, page)),
  }),
  checkArchive: refuseWrongPayments,
  undo: paymentUndo,
} satisfies ServerModule;
