import type { ServerModule } from '#server/platform/server-module.ts';
import { backupDownloadRoutes } from './backup-download-routes.ts';
import { backupKeyRoutes } from './backup-key-routes.ts';
import { backupRoutes } from './backup-routes.ts';

/** What backups add to the server. */
export const backupModule = {
  routes: [backupRoutes, backupKeyRoutes, backupDownloadRoutes],
  audited: {
    backups: { entity: 'backup' },
    'backup-downloads': { entity: 'backup' },
    'backup-key': { entity: 'backup-key' },
    'backup-keys': { entity: 'backup-key' },
  },
} satisfies ServerModule;
