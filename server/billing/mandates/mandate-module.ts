import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongMandates } from './archived-mandates.ts';
import { ledgerRoutes } from './ledger-routes.ts';
import { mandateRoutes } from './mandate-routes.ts';
import { listMandates, mandateOrder } from './mandate-store.ts';
import { findPlanService } from './plan-service.ts';
import { findSessionTerms } from './session-terms.ts';
import { mandateUndo } from './undo-mandates.ts';

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
  undo: mandateUndo,
} satisfies ServerModule;
