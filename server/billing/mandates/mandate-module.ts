import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongMandates } from './archived-mandates.ts';
import { ledgerRoutes } from './ledger-routes.ts';
import { mandateRoutes } from './mandate-routes.ts';
import { getMandate, listMandates, mandateOrder } from './mandate-store.ts';
import { findPlanService } from './plan-service.ts';
import { refuseWrongMandate, removeMandate } from './save-mandate.ts';
import { findSessionTerms } from './session-terms.ts';

/** The server module of mandates. */
export const mandateModule = {
  routes: [mandateRoutes, ledgerRoutes],
  audited: {
    mandates: { entity: 'mandate', isOfFamilies: true },
    'services-owed': { entity: 'mandate', isOfFamilies: true },
  },
  lists: (queries) => ({
    mandates: inWindows(mandateOrder, undefined, (page) => listMandates(queries, {}, page)),
  }),
  checkArchive: refuseWrongMandates,
  findSessionTerms,
  findPlanService,
  undo: {
    rules: {
      mandates: {
        removeAdded: async (queries, id) => removeMandate(queries, await getMandate(queries, id)),
        afterRevert: async (queries, { id }) => refuseWrongMandate(queries, await getMandate(queries, id)),
        afterRestore: async (queries, id) => refuseWrongMandate(queries, await getMandate(queries, id)),
      },
    },
  },
} satisfies ServerModule;
