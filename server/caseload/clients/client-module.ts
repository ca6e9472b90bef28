import type { Client } from '#domain/caseload/clients/client.ts';
import { inWindows } from '#server/platform/http/paging.ts';
import { linesOf } from '#server/platform/pdf/text-lines.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { clientRoutes } from './client-routes.ts';
import { clientOrder, listClients } from './client-store.ts';

declare module '#server/platform/pdf/client-record.ts' {
  interface ClientRecordContent {
    client: Client;
  }
}

/** The server module of clients. */
export const clientModule = {
  routes: [clientRoutes],
  audited: {
    clients: { entity: 'client', isOfFamilies: true },
  },
  lists: (queries) => ({
    clients: inWindows(clientOrder, undefined, (page) => listClients(queries, {}, page)),
  }),
  clientRecord: {
    countLines: ({ client }) => linesOf(client.notes),
    chapter: {
      order: 10,
      load: async () => (await import('./client-notes-chapter.ts')).clientNotesChapter,
    },
  },
} satisfies ServerModule;
