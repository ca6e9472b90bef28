import type { ServerModule } from '#server/platform/server-module.ts';
import { sealedRecordRoutes } from './sealed-record-routes.ts';

/** What sealed records add to the server. */
export const sealedRecordModule = {
  routes: [sealedRecordRoutes],
  audited: {
    'sealed-records': { entity: 'sealed-record', isOfFamilies: true },
  },
} satisfies ServerModule;
