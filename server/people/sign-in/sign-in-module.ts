import type { ServerModule } from '#server/platform/server-module.ts';
import { authRoutes } from './auth-routes.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

/** What signing in adds to the server. */
export const signInModule = {
  openRoutes: [authRoutes, recoveryRoutes],
  routes: [signInRoutes],
  audited: {
    'sign-ins': { entity: 'device' },
  },
} satisfies ServerModule;
