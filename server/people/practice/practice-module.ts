import type { ServerModule } from '#server/platform/server-module.ts';
import { practiceNoticeRoutes } from './practice-notice-routes.ts';
import { practiceSettingsRoutes } from './practice-settings-routes.ts';

/** What the practice's settings add to the server. */
export const practiceModule = {
  routes: [practiceSettingsRoutes, practiceNoticeRoutes],
  audited: {
    'practice-settings': { entity: 'practice' },
    'practice-notices': { entity: 'practice' },
  },
} satisfies ServerModule;
