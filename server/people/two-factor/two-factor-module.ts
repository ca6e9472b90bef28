import type { ServerModule } from '#server/platform/server-module.ts';
import { secondStepRoutes } from './second-step-routes.ts';
import { twoFactorRoutes } from './two-factor-routes.ts';

/** What two-factor sign-in adds to the server. */
export const twoFactorModule = {
  openRoutes: [secondStepRoutes],
  routes: [twoFactorRoutes],
  audited: {
    'two-factor': { entity: 'two-factor' },
  },
} satisfies ServerModule;
