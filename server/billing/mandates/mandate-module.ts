import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { mandateRoutes } from './mandate-routes.ts';
import { listMandates, mandateOrder } from './mandate-store.ts';
import { findSessionTerms } from './session-terms.ts';

/** The server module of mandates. */
export const mandateModule = {
  routes: [mandateRoutes],
  audited: {
    mandates: { entity: 'mandate', isOfFamilies: true },
  },
  lists: (queries) => ({
    mandates: inWindows(mandateOrder, undefined, (page) => listMandates(queries, {}, page)),
  }),
  findSessionTerms,
} satisfies ServerModule;
