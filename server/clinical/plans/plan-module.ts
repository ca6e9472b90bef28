import type { Plan } from '#domain/clinical/plans/plan.ts';
import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { planRoutes } from './plan-routes.ts';
import { getPlan, listPlans, planOrder } from './plan-store.ts';
import { refuseWithMandates } from './save-plan.ts';

declare module '#server/platform/pdf/client-record.ts' {
  interface ClientRecordContent {
    plans: readonly Plan[];
  }
}

/** What plans add to the server. */
export const planModule = {
  routes: [planRoutes],
  audited: {
    plans: { entity: 'plan', isOfFamilies: true },
  },
  lists: (queries) => ({
    plans: inWindows(planOrder, undefined, (page) => listPlans(queries, {}, page)),
  }),
  undo: {
    rules: {
      plans: {
        afterRevert: async (queries, { id }) => refuseWithMandates(queries, await getPlan(queries, id)),
      },
    },
  },
  clientRecord: {
    read: async (queries, clientId) => ({ plans: await listPlans(queries, { clientId }) }),
    countLines: ({ plans }) => 4 * plans.length,
  },
} satisfies ServerModule;
