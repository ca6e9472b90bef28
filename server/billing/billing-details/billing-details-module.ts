import { billingDetailsRecord } from '#domain/billing/billing-details/billing-details.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { billingDetailsRoutes } from './billing-details-routes.ts';
import { deleteBillingDetails } from './billing-details-store.ts';
import { refuseLinkedAccounts, refuseWrongAccounts } from './linked-accounts.ts';

/** The server module of clients' billing details. */
export const billingDetailsModule = {
  routes: [billingDetailsRoutes],
  audited: {
    'billing-details': { entity: 'billing-details', isOfFamilies: true },
  },
  checkArchive: refuseWrongAccounts,
  undo: {
    rules: {
      billing_details: {
        removeAdded: async (queries, id) => {
          const details = await queries.find(billingDetailsRecord, id);
          if (details) await deleteBillingDetails(queries, details);
        },
      },
    },
    refuseOutcome: refuseLinkedAccounts,
  },
} satisfies ServerModule;
