import type { Annual } from '#domain/billing/annuals/annual.ts';
import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { annualRoutes } from './annual-routes.ts';
import { annualOrder, listAnnuals } from './annual-store.ts';

declare module '#server/platform/pdf/client-record.ts' {
  interface ClientRecordContent {
    annuals: readonly Annual[];
  }
}

/** The server module of annual records. */
export const annualModule = {
  routes: [annualRoutes],
  audited: {
    annuals: { entity: 'annual', isOfFamilies: true },
  },
  lists: (queries) => ({
    annuals: inWindows(annualOrder, undefined, (page) => listAnnuals(queries, {}, page)),
  }),
  clientRecord: {
    read: async (queries, clientId) => ({ annuals: await listAnnuals(queries, { clientId }) }),
    countLines: ({ annuals }) => 2 * annuals.length,
    chapter: { order: 70, load: async () => (await import('./annual-chapter.ts')).annualChapter },
  },
} satisfies ServerModule;
