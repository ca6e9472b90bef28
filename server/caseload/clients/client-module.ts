import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { clientRoutes } from './client-routes.ts';
import { clientOrder, listClients } from './client-store.ts';

/** What clients add to the server. */
export const clientModule = {
  routes: [clientRoutes],
  audited: {
    clients: { entity: 'client', isOfFamilies: true },
  },
  lists: (queries) => ({
    clients: inWindows(clientOrder, undefined, (page) => listClients(queries, {}, page)),
  }),
} satisfies ServerModule;
