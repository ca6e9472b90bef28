import type { ServerModule } from '#server/platform/server-module.ts';
import { archiveImportRoutes } from './archive-import-routes.ts';
import { clientImportRoutes } from './client-import-routes.ts';

/** What imports add to the server. */
export const importModule = {
  routes: [clientImportRoutes],
  scopes: [archiveImportRoutes],
  audited: {
    'client-imports': { entity: 'import' },
    import: { entity: 'import' },
  },
} satisfies ServerModule;
