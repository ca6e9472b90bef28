import type { ServerModule } from '#server/platform/server-module.ts';
import { mailServerRoutes } from './mail-server-routes.ts';
import { practiceNoticeRoutes } from './practice-notice-routes.ts';
import { practiceSettingsRoutes } from './practice-settings-routes.ts';

/** What the practice's settings add to the server. */
export const practiceModule = {
  routes: [practiceSettingsRoutes, practiceNoticeRoutes, mailServerRoutes],
  audited: {
    'practice-settings': { entity: 'practice' },
    'practice-notices': { entity: 'practice' },
    'mail-server': { entity: 'mail-server' },
  },
} satisfies ServerModule;
