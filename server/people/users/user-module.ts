import type { ServerModule } from '#server/platform/server-module.ts';
import { draftKeyRoutes } from './draft-key-routes.ts';
import { emailLinkRoutes, emailProofRoutes } from './email-proof-routes.ts';
import { preferencesRoutes } from './preferences-routes.ts';
import { userRoutes } from './user-routes.ts';

/** What accounts add to the server. */
export const userModule = {
  openRoutes: [emailLinkRoutes],
  routes: [userRoutes, emailProofRoutes, preferencesRoutes, draftKeyRoutes],
  audited: {
    user: { entity: 'account' },
    preferences: { entity: 'account' },
    'draft-key': { entity: 'account' },
  },
} satisfies ServerModule;
